import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { threadModel, type StoredThread } from './thread.model.ts';

/** A request is a first contact: it counts in the listing's statistics and in the response figure, once a thread. */
export async function countEnquiry(
  connection: Connection,
  { _id, listingId, reachedAt, state }: StoredThread,
  { now, isAnswered }: { now: Date; isAnswered: boolean },
  unit: Unit,
): Promise<void> {
  if (reachedAt) return;
  // a held thread has something to show now; its held message stays hidden
  const opened = state === 'held' ? 'open' : state;
  await threadModel(connection).updateOne(
    { _id },
    { $set: { state: opened, reachedAt: now, ...(isAnswered && { answeredAt: now }) } },
    { session: unit.session },
  );
  await unit.announce('thread-started', { listingId, at: now.toISOString() });
}

/** An answer to a request is an answer of the landlord. */
export async function countAnswer(
  connection: Connection,
  threadId: string,
  { now, unit }: { now: Date; unit: Unit },
): Promise<void> {
  await threadModel(connection).updateOne(
    { _id: threadId, reachedAt: trusted({ $exists: true }), answeredAt: trusted({ $exists: false }) },
    { $set: { answeredAt: now }, $unset: { answerDueAt: true } },
    { session: unit.session },
  );
}
