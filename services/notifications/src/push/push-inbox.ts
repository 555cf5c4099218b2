import type { PushNote } from '@pokriv/contracts/alert/push';
import type { JobContext, JobHandlers } from '@pokriv/service-kit/consumer';

import type { RecipientRepository } from '../recipients/recipient.repository.ts';
import { deliverNote, type DeliverDeps } from './deliver-note.ts';
import { alertsNote, leaseNote, messagesNote } from './push-notes.ts';

export interface PushInboxDeps {
  recipients: Pick<RecipientRepository, 'byEmail'>;
  /** Absent: push is disabled, jobs are only consumed. */
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
 * Push reuses the jobs of the mails, which are already checked and counted. The opt-outs of optional mails do not
 * apply: subscribing the browser is a separate consent. Visitors without an account get no push.
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
