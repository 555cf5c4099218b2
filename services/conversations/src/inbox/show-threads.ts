import type { Message, SentMessage, Thread } from '@pokriv/contracts/conversation/thread';

import type { Parts } from '../parts.ts';
import type { Written } from '../sending/write-message.ts';
import { shownViewing } from '../viewings/shown-viewing.ts';
import { nameOf, otherIdOf, toMessage, toThread } from '../threads/thread-view.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { sideOf } from '../threads/thread.repository.ts';

type ShowDeps = Pick<Parts, 'inbox' | 'people' | 'listings' | 'now'>;

/** Threads as seen by their reader, with the other side's short name and the next open viewing. */
export async function showThreads(
  deps: ShowDeps,
  threads: readonly StoredThread[],
  readerId: string,
): Promise<Thread[]> {
  const sided = threads.map((thread) => ({ thread, side: sideOf(thread, readerId) ?? 'tenant' }));
  const [people, viewings] = await Promise.all([
    deps.people.findAll([...new Set(sided.map(({ thread, side }) => otherIdOf(thread, side)))]),
    deps.inbox.nextViewings(threads.map(({ _id }) => _id)),
  ]);
  return Promise.all(
    sided.map(async ({ thread, side }) => {
      const otherId = otherIdOf(thread, side);
      const other = people.find(({ _id }) => _id === otherId);
      const next = viewings.get(thread._id);
      const viewing = next
        ? shownViewing(next, side, {
            otherName: nameOf(otherId, other),
            address: (await deps.listings.find(thread.listingId))?.address ?? null,
            now: deps.now(),
          })
        : null;
      return toThread(thread, side, { other, viewing });
    }),
  );
}

/** @throws Error when the thread is not visible */
export async function showThread(deps: ShowDeps, thread: StoredThread, readerId: string): Promise<Thread> {
  const [shown] = await showThreads(deps, [thread], readerId);
  if (!shown) throw new Error(`thread ${thread._id} is not shown`);
  return shown;
}

/** Response to a sent message. */
export async function showSent(
  deps: ShowDeps,
  { thread, message, hint }: Written,
  authorId: string,
): Promise<SentMessage> {
  const shown = await showThread(deps, thread, authorId);
  const sent: Message = toMessage(message, shown.side);
  return { thread: shown, message: sent, ...(hint !== undefined && { hint }) };
}
