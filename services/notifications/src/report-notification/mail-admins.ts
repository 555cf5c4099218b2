import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from '../email/mail.ts';
import type { SendOnce } from '../email/send-once.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { appealLetter, heldMessagesLetter, reportLetter, withheldLetter } from './letters.ts';
import type { ReportFlood } from './report-flood.repository.ts';

export interface MailAdminsDeps {
  send: SendOnce;
  recipients: Pick<RecipientRepository, 'admins'>;
  flood: ReportFlood;
  origin: string;
  now?: () => Date;
}

async function sendAll(
  { send, recipients }: MailAdminsDeps,
  letterFor: (admin: Recipient) => Letter,
  eventId: string,
): Promise<void> {
  for (const admin of await recipients.admins()) await send(letterFor(admin), eventId);
}

export async function mailReport(
  deps: MailAdminsDeps,
  fact: JobData<'report-filed'>,
  eventId: string,
): Promise<void> {
  const { flood, origin, now = () => new Date() } = deps;
  if (await flood.isWithheld(eventId, now())) return;
  await sendAll(deps, (admin) => reportLetter(admin, fact, origin), eventId);
}

export async function mailWithheldDigest(
  deps: MailAdminsDeps,
  fact: JobData<'reports-withheld'>,
  eventId: string,
): Promise<void> {
  await sendAll(deps, (admin) => withheldLetter(admin, fact, deps.origin), eventId);
}

export async function mailHeldMessages(
  deps: MailAdminsDeps,
  fact: JobData<'messages-held'>,
  eventId: string,
): Promise<void> {
  await sendAll(deps, (admin) => heldMessagesLetter(admin, fact, deps.origin), eventId);
}

/**
 * Mails a new appeal to the moderators who did not make the decision; without any other, to its author, who may then
 * decide. Idempotent per appeal: keyed by its id, not the event's.
 */
export async function mailAppeal(
  { send, recipients, origin }: MailAdminsDeps,
  fact: JobData<'appeal-opened'>,
): Promise<void> {
  const admins = await recipients.admins();
  const others = admins.filter(({ _id }) => _id !== fact.decidedBy);
  for (const admin of others.length > 0 ? others : admins)
    await send(appealLetter(admin, fact, origin), `appeal-to-admin:${fact.decisionId}`);
}
