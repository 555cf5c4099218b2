import { startConsumer, type ConsumerParts } from '@pokriv/service-kit/consumer';
import { erasedPeople } from '@pokriv/service-kit/erased-people';

import { emailHandlers, type EmailParts } from './email/handlers.ts';
import { eraseRecipient } from './erasure/erase-recipient.ts';
import { recipientRepository } from './recipients/recipient.repository.ts';
import { reportNotificationHandlers } from './report-notification/handlers.ts';
import type { ReportFlood } from './report-notification/report-flood.repository.ts';

export interface WorkerParts extends ConsumerParts, Omit<EmailParts, 'recipients'> {
  flood: ReportFlood;
}

/** Mails at a time: more would only wait for the mail server. */
const MAILS_AT_ONCE = 5;

/** The workers of the mail queues, and of the inbox that keeps the copy of recipients. */
export function startWorkers(parts: WorkerParts) {
  const { connection } = parts;
  const recipients = recipientRepository(connection);
  const mailParts = { ...parts, concurrency: MAILS_AT_ONCE };
  return [
    startConsumer('email', emailHandlers({ ...parts, recipients }), mailParts),
    startConsumer('report-notification', reportNotificationHandlers({ ...parts, recipients }), mailParts),
    startConsumer(
      'notifications',
      {
        'account-changed': (fact, { once }) => once((unit) => recipients.keep(fact, unit)),
        'account-erasing': (fact, context) =>
          eraseRecipient({ recipients, erased: erasedPeople(connection) }, fact, context),
      },
      parts,
    ),
  ];
}
