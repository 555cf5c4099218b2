import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from '../email/mail.ts';
import type { SendOnce } from '../email/send-once.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { reportLetter, withheldLetter } from './letters.ts';
import type { ReportFlood } from './report-flood.repository.ts';

export interface TellAdminsDeps {
  send: SendOnce;
  recipients: Pick<RecipientRepository, 'admins'>;
  flood: ReportFlood;
  origin: string;
  now?: () => Date;
}

async function sendAll(
  { send, recipients }: TellAdminsDeps,
  letterFor: (admin: Recipient) => Letter,
  eventId: string,
): Promise<void> {
  for (const admin of await recipients.admins()) await send(letterFor(admin), eventId);
}

/** A new report reaches every admin, each by a mail of its own, until an hour brings too many of them. */
export async function tellAdmins(
  deps: TellAdminsDeps,
  fact: JobData<'report-filed'>,
  eventId: string,
): Promise<void> {
  const { flood, origin, now = () => new Date() } = deps;
  if (await flood.isWithheld(eventId, now())) return;
  await sendAll(deps, (admin) => reportLetter(admin, fact, origin), eventId);
}

/** At the end of such an hour one mail tells every admin of the rest. */
export async function tellAdminsOfWithheld(
  deps: TellAdminsDeps,
  fact: JobData<'reports-withheld'>,
  eventId: string,
): Promise<void> {
  await sendAll(deps, (admin) => withheldLetter(admin, fact, deps.origin), eventId);
}
