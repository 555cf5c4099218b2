import type { ModeratedThread } from '@pokriv/contracts/conversation/thread';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import type { StoredPerson } from '../people/person.model.ts';
import type { StoredMessage } from '../threads/message.model.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { isErasedId } from '../threads/thread-view.ts';

type ShowDeps = Pick<Parts, 'people' | 'messages' | 'reports'>;
type ModeratedMessage = ModeratedThread['held'][number];

/** Includes the evidence of its risks. */
export const toModeratedMessage = ({
  _id,
  from,
  text,
  state,
  risks,
  at,
}: StoredMessage): ModeratedMessage => ({
  id: _id,
  from,
  text,
  state,
  risks: risks.map(({ risk, text: evidence }) => ({ risk, text: evidence })),
  at: at.toISOString(),
});

function partyOf(id: string, people: readonly StoredPerson[]) {
  const person = people.find(({ _id }) => _id === id);
  if (isErasedId(id)) return { id, name: texts.erasedPerson };
  return { id, name: person ? `${person.firstName} ${person.lastName}`.trim() : texts.someone };
}

/** Threads as seen by a moderator: held messages and open reports only. */
export async function showModerated(
  { people, messages, reports }: ShowDeps,
  threads: readonly StoredThread[],
  unit?: Unit,
): Promise<ModeratedThread[]> {
  const ids = threads.map(({ _id }) => _id);
  const held = await messages.heldOf(ids, unit);
  const open = await reports.openOf(ids, unit);
  const known = await people.findAll(threads.flatMap(({ tenantId, landlordId }) => [tenantId, landlordId]));
  return threads.map((thread) => {
    const heldHere = held.filter(({ threadId }) => threadId === thread._id);
    const reportsHere = open.filter(({ threadId }) => threadId === thread._id);
    const moments = [...heldHere, ...reportsHere].map(({ at }) => at.getTime());
    const since = moments.length > 0 ? new Date(Math.min(...moments)) : thread.changedAt;
    return {
      id: thread._id,
      why: heldHere.length > 0 ? ('held' as const) : ('reported' as const),
      listing: { id: thread.listingId, title: thread.listing.title },
      tenant: partyOf(thread.tenantId, known),
      landlord: partyOf(thread.landlordId, known),
      waitingSince: since.toISOString(),
      held: heldHere.map(toModeratedMessage),
      reports: reportsHere.map(({ _id, by, reason, text, at }) => ({
        ...{ id: _id, by, reason, text },
        at: at.toISOString(),
      })),
    };
  });
}
