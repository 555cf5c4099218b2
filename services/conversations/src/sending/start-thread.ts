import type { Actor } from '@pokriv/contracts/actor';
import type { NewThread } from '@pokriv/contracts/conversation/thread';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Parts } from '../parts.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { assertMayContinue, assertVerified, openThread } from './may-write.ts';
import { writeMessage, type Written } from './write-message.ts';

type Started = Written & { isNew: boolean };

/**
 * Sends a message about a listing in the existing thread or in a new one (design/conversations, Calls). A
 * repeated `clientId` returns the stored message.
 * @throws AppError EMAIL_NOT_VERIFIED, RATE_LIMITED, and the errors of `openThread` and `assertMayContinue`
 */
export async function startThread(deps: Parts, actor: Actor, asked: NewThread): Promise<Started> {
  assertVerified(actor);
  await deps.messagesAMinute.take(actor.id);
  const started = await deps.inTurn(`${asked.listingId}|${actor.id}`, () =>
    deps.inTransaction(async (unit) => {
      const known = await deps.threads.findOf(asked.listingId, actor.id, unit);
      return known ? inKnown(deps, known, asked, unit) : inNew(deps, actor, asked, unit);
    }),
  );
  deps.publish(started.thread, started.readers);
  return started;
}

async function inNew(deps: Parts, actor: Actor, asked: NewThread, unit: Unit): Promise<Started> {
  const { listingId, ...writing } = asked;
  const thread = await openThread(deps, actor, await deps.listings.hold(listingId, unit), unit);
  const written = await writeMessage(deps, thread, { side: 'tenant', authorId: actor.id, ...writing }, unit);
  return { ...written, isNew: true };
}

async function inKnown(
  deps: Parts,
  thread: StoredThread,
  { listingId: _listing, ...writing }: NewThread,
  unit: Unit,
): Promise<Started> {
  const sent = await deps.threads.findSent(thread._id, 'tenant', writing.clientId, unit);
  if (sent) return { thread, message: sent, readers: [], isNew: false };
  await assertMayContinue(deps, thread, 'tenant', unit);
  const author = { side: 'tenant', authorId: thread.tenantId } as const;
  return { ...(await writeMessage(deps, thread, { ...author, ...writing }, unit)), isNew: false };
}
