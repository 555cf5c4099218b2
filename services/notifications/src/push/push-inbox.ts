import type { PushNote } from '@pokriv/contracts/alert/push';
import type { JobContext, JobHandlers } from '@pokriv/service-kit/consumer';

import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { deliverNote, type DeliverDeps } from './deliver-note.ts';
import { alertsNote, leaseNote, messagesNote } from './push-notes.ts';

export interface PushInboxDeps {
  recipients: Pick<RecipientRepository, 'byEmail'>;
  /** Absent: push is off, and the jobs are only taken from the queue. */
  push?: DeliverDeps;
}

interface AddressedNote {
  email: string;
  eventId: string;
  note: PushNote;
}

async function deliverTo(
  { recipients, push }: PushInboxDeps,
  { email, ...told }: AddressedNote,
  once: JobContext['once'],
): Promise<void> {
  const recipient = push && (await recipients.byEmail(email));
  if (push && recipient) await deliverNote(push, { userId: recipient._id, ...told, sum: null }, { once });
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
  'messages-unread': (fact, { eventId, once }) =>
    deliverTo({ recipients, push }, { email: fact.to.email, eventId, note: messagesNote(fact) }, once),
  'lease-ending': (fact, { eventId, once }) =>
    deliverTo({ recipients, push }, { email: fact.landlord.email, eventId, note: leaseNote(fact) }, once),
});
