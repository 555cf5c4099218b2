import { startConsumer, type ConsumerParts } from '@pokriv/service-kit/consumer';
import { erasedPeople } from '@pokriv/service-kit/erased-people';

import { emailInbox, notificationsInbox, reportNotificationInbox, type EmailDeps } from './inbox.ts';
import type { DeliverDeps } from './push/deliver-note.ts';
import { pushEndpointRepository } from './push/push-endpoint.repository.ts';
import { pushInbox } from './push/push-inbox.ts';
import { pushWaitingRepository } from './push/push-waiting.repository.ts';
import { recipientRepository } from './recipients/recipient.repository.ts';
import type { ReportFlood } from './report-notification/report-flood.repository.ts';

export interface WorkerParts extends ConsumerParts, Omit<EmailDeps, 'recipients'> {
  flood: ReportFlood;
  /** Absent: push is disabled. */
  push?: DeliverDeps;
}

/** Concurrency limit: more would only wait for the mail server. */
const MAILS_AT_ONCE = 5;
const PUSHES_AT_ONCE = 20;

export function startWorkers(parts: WorkerParts) {
  const { connection } = parts;
  const recipients = recipientRepository(connection);
  const deps = {
    ...parts,
    recipients,
    erased: erasedPeople(connection),
    endpoints: pushEndpointRepository(connection),
    waiting: pushWaitingRepository(connection),
  };
  const mailParts = { ...parts, concurrency: MAILS_AT_ONCE };
  return [
    startConsumer('email', emailInbox(deps), mailParts),
    startConsumer('report-notification', reportNotificationInbox(deps), mailParts),
    startConsumer('notifications', notificationsInbox(deps), parts),
    startConsumer('push', pushInbox({ recipients, push: parts.push }), {
      ...parts,
      concurrency: PUSHES_AT_ONCE,
    }),
  ];
}
