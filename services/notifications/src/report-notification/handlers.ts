import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { Letter } from '../email/mail.ts';
import type { SendOnce } from '../email/send-once.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { reportLetter, withheldLetter } from './letters.ts';
import type { ReportFlood } from './report-flood.repository.ts';

export interface ReportNotificationParts {
  send: SendOnce;
  recipients: Pick<RecipientRepository, 'admins'>;
  flood: ReportFlood;
  origin: string;
  now?: () => Date;
}

/** A new report reaches every admin, each by a mail of its own, until an hour brings too many of them. */
export function reportNotificationHandlers({
  send,
  recipients,
  flood,
  origin,
  now = () => new Date(),
}: ReportNotificationParts): JobHandlers<'report-notification'> {
  const sendAll = async (letterFor: (admin: Recipient) => Letter, eventId: string) => {
    for (const admin of await recipients.admins()) await send(letterFor(admin), eventId);
  };
  return {
    'report-filed': async (fact, { eventId }) => {
      if (await flood.isWithheld(eventId, now())) return;
      await sendAll((admin) => reportLetter(admin, fact, origin), eventId);
    },
    'reports-withheld': (fact, { eventId }) =>
      sendAll((admin) => withheldLetter(admin, fact, origin), eventId),
  };
}
