import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { deliverNote, type DeliverDeps } from './deliver-note.ts';
import { alertsNote, messagesNote } from './push-notes.ts';

export interface PushInboxDeps {
  recipients: Pick<RecipientRepository, 'byEmail'>;
  /** Absent: push is off, and the jobs are only taken from the queue. */
  push?: DeliverDeps;
}

/**
 * Notes ride on the jobs of the mails, which have tested and counted what they tell. The switches of optional mails do
 * not apply: a browser is told because its person has switched it on there. A visitor without an account has none.
 */
export const pushInbox = ({ recipients, push }: PushInboxDeps): JobHandlers<'push'> => ({
  'alerts-found': async (fact, { eventId, once }) => {
    const told = alertsNote(fact);
    const { userId } = fact.to;
    if (push && told && userId) await deliverNote(push, { userId, eventId, ...told }, { once });
  },
  'messages-unread': async (fact, { eventId, once }) => {
    const recipient = push && (await recipients.byEmail(fact.to.email));
    if (!push || !recipient) return;
    const told = { userId: recipient._id, eventId, note: messagesNote(fact), sum: null };
    await deliverNote(push, told, { once });
  },
});
