import type { Message, SentMessage, Thread } from '@pokriv/contracts/conversation/thread';
import { openViewings } from '@pokriv/contracts/conversation/viewing-states';
import { trusted } from 'mongoose';

import type { Parts } from '../app.ts';
import type { Written } from '../sending/write-message.ts';
import { shownViewing } from '../viewings/shown-viewing.ts';
import { viewingModel, type StoredViewing } from '../viewings/viewing.model.ts';
import { nameOf, otherIdOf, toMessage, toThread } from './thread-view.ts';
import type { StoredThread } from './thread.model.ts';
import { sideOf } from './thread.repository.ts';

type ShowDeps = Pick<Parts, 'connection' | 'people' | 'listings' | 'now'>;

const startOf = ({ start, options }: StoredViewing): number =>
  Math.min(...[start, ...options].flatMap((one) => (one ? [one.getTime()] : [])));

/** Of each thread the open viewing that comes first. */
async function nextViewings(
  { connection }: ShowDeps,
  threadIds: string[],
): Promise<Map<string, StoredViewing>> {
  const open = { threadId: trusted({ $in: threadIds }), state: trusted({ $in: [...openViewings] }) };
  const found = await viewingModel(connection).find(open).lean<StoredViewing[]>();
  found.sort((one, other) => startOf(other) - startOf(one));
  return new Map(found.map((viewing) => [viewing.threadId, viewing]));
}

/** Threads as their reader sees them, with the other's short name and the next open viewing. */
export async function showThreads(
  deps: ShowDeps,
  threads: readonly StoredThread[],
  readerId: string,
): Promise<Thread[]> {
  const sided = threads.map((thread) => ({ thread, side: sideOf(thread, readerId) ?? 'tenant' }));
  const [people, viewings] = await Promise.all([
    deps.people.findAll([...new Set(sided.map(({ thread, side }) => otherIdOf(thread, side)))]),
    nextViewings(
      deps,
      threads.map(({ _id }) => _id),
    ),
  ]);
  return Promise.all(
    sided.map(async ({ thread, side }) => {
      const otherId = otherIdOf(thread, side);
      const other = people.find(({ _id }) => _id === otherId);
      const next = viewings.get(thread._id);
      const address = next && ((await deps.listings.find(thread.listingId))?.address ?? null);
      const viewing = next
        ? shownViewing(next, side, {
            otherName: nameOf(otherId, other),
            address: address ?? null,
            now: deps.now(),
          })
        : null;
      return toThread(thread, side, { other, viewing });
    }),
  );
}

/** @throws Error when nothing is shown of the thread */
export async function showThread(deps: ShowDeps, thread: StoredThread, readerId: string): Promise<Thread> {
  const [shown] = await showThreads(deps, [thread], readerId);
  if (!shown) throw new Error(`thread ${thread._id} is not shown`);
  return shown;
}

/** The reply to a message that was sent. */
export async function showSent(
  deps: ShowDeps,
  { thread, message, hint }: Written,
  authorId: string,
): Promise<SentMessage> {
  const shown = await showThread(deps, thread, authorId);
  const sent: Message = toMessage(message, shown.side);
  return { thread: shown, message: sent, ...(hint !== undefined && { hint }) };
}
