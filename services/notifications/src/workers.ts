import { startConsumer, type ConsumerParts } from '@pokriv/service-kit/consumer';

import { emailHandlers, type EmailParts } from './email/handlers.ts';
import { recipientRepository } from './recipients/recipient.repository.ts';
import { reportNotificationHandlers } from './report-notification/handlers.ts';

export interface WorkerParts extends ConsumerParts, EmailParts {}

/** Mails at a time: more would only wait for the mail server. */
const MAILS_AT_ONCE = 5;

/** The workers of the mail queues, and of the inbox that keeps the copy of recipients. */
export function startWorkers(parts: WorkerParts) {
  const recipients = recipientRepository(parts.connection);
  const mailParts = { ...parts, concurrency: MAILS_AT_ONCE };
  return [
    startConsumer('email', emailHandlers(parts), mailParts),
    startConsumer(
      'report-notification',
      reportNotificationHandlers(parts.send, recipients, parts.origin),
      mailParts,
    ),
    startConsumer(
      'notifications',
      { 'account-changed': (fact, { once }) => once((unit) => recipients.keep(fact, unit)) },
      parts,
    ),
  ];
}
