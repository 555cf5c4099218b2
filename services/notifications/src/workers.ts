import { startConsumer, type ConsumerParts } from '@pokriv/service-kit/consumer';
import { erasedPeople } from '@pokriv/service-kit/erased-people';

import { emailInbox, notificationsInbox, reportNotificationInbox, type EmailDeps } from './inbox.ts';
import { recipientRepository } from './recipients/recipient.repository.ts';
import type { ReportFlood } from './report-notification/report-flood.repository.ts';

export interface WorkerParts extends ConsumerParts, Omit<EmailDeps, 'recipients'> {
  flood: ReportFlood;
}

/** Concurrency: more would only wait for the mail server. */
const MAILS_AT_ONCE = 5;

export function startWorkers(parts: WorkerParts) {
  const { connection } = parts;
  const deps = { ...parts, recipients: recipientRepository(connection), erased: erasedPeople(connection) };
  const mailParts = { ...parts, concurrency: MAILS_AT_ONCE };
  return [
    startConsumer('email', emailInbox(deps), mailParts),
    startConsumer('report-notification', reportNotificationInbox(deps), mailParts),
    startConsumer('notifications', notificationsInbox(deps), parts),
  ];
}
