import type { Actor } from '@pokriv/contracts/actor';
import { findRisks } from '@pokriv/contracts/conversation/message-risks';
import { badRequest, notFound } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import { isClosed } from '../threads/thread-view.ts';
import { assertVerified } from './may-write.ts';
import { textHash } from './sending.repository.ts';
import { isHolding, writeMessage, type Written } from './write-message.ts';

/** Concurrent writes. */
const AT_ONCE = 8;

interface Notice {
  listingId: string;
  text: string;
  exceptThreadId?: string;
}

/**
 * Sends a landlord's notice to all threads of a listing, one transaction per thread. Idempotent for the same
 * text on the same day, so that an aborted call can be retried.
 * @returns the number of threads that have the notice
 * @throws AppError EMAIL_NOT_VERIFIED, RATE_LIMITED, NOT_FOUND for another owner's listing, BAD_REQUEST for a
 * risky text
 */
export async function notifyThreads(
  deps: Parts,
  actor: Actor,
  { listingId, text, exceptThreadId }: Notice,
): Promise<number> {
  assertVerified(actor);
  const listing = await deps.listings.find(listingId);
  if (listing?.ownerId !== actor.id) throw notFound(texts.listingNotFound);
  if (findRisks(text, { isFirst: false }).some(isHolding))
    throw badRequest(texts.riskyNotice, [{ param: 'text', msg: texts.riskyNotice }]);
  await deps.noticesAnHour.take(actor.id);
  const clientId = `notice-${sofiaDay(deps.now())}-${textHash(text).slice(0, 40)}`;
  const ids = await deps.inbox.idsOfListing(listingId, actor.id);
  const others = ids.filter((id) => id !== exceptThreadId);
  let told = 0;
  for (let at = 0; at < others.length; at += AT_ONCE) {
    const batch = others.slice(at, at + AT_ONCE);
    const results = await Promise.all(
      batch.map((id) => notifyThread(deps, { id, text, clientId, authorId: actor.id })),
    );
    told += results.filter(Boolean).length;
  }
  return told;
}

/** @returns whether the thread has the notice; false for a closed thread or a blocked person */
async function notifyThread(
  deps: Parts,
  { id, ...writing }: { id: string; text: string; clientId: string; authorId: string },
): Promise<boolean> {
  const written = await deps.inTurn(id, () =>
    deps.inTransaction(async (unit): Promise<Written | 'told' | undefined> => {
      const thread = await deps.threads.find(id, unit);
      if (!thread || isClosed(thread) || thread.blocked.landlord) return undefined;
      if (await deps.threads.findSent(id, 'landlord', writing.clientId, unit)) return 'told';
      return writeMessage(deps, thread, { side: 'landlord', kind: 'notice', ...writing }, unit);
    }),
  );
  if (written === undefined) return false;
  if (written !== 'told') deps.publish(written.thread, written.readers);
  return true;
}
