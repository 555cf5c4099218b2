import type { Actor } from '@pokriv/contracts/actor';
import type { ThreadChange, Unread } from '@pokriv/contracts/conversation/thread';
import { forbidden } from '@pokriv/contracts/errors';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import { threadFor } from './thread-for.ts';
import type { StoredThread } from './thread.model.ts';
import { withoutMail } from './thread.repository.ts';
import { otherIdOf } from './thread-view.ts';

/**
 * Archives, mutes, labels or annotates a thread for one side.
 * @throws AppError NOT_FOUND, FORBIDDEN for a label or note of a tenant
 */
export async function changeThread(
  deps: Parts,
  { id: userId }: Actor,
  id: string,
  { isArchived, isMuted, label, note }: ThreadChange,
): Promise<StoredThread> {
  const { thread, side } = await threadFor(deps, userId, id);
  if (side === 'tenant' && (label ?? note) !== undefined) throw forbidden(texts.landlordsOnly);
  const changed = await deps.threads.update(id, {
    $set: {
      ...(isArchived !== undefined && { [`archived.${side}`]: isArchived }),
      ...(isMuted !== undefined && { [`muted.${side}`]: isMuted }),
      ...(label && { label }),
      ...(note !== undefined && { note }),
    },
    ...(isMuted && { $unset: withoutMail(side) }),
  });
  deps.publish(thread, [side]);
  return changed;
}

/**
 * Marks a thread read up to a message; never moves backwards.
 * @returns the remaining unread count
 * @throws AppError NOT_FOUND
 */
export async function markThreadRead(
  deps: Parts,
  { id: userId }: Actor,
  { id, seq }: { id: string; seq: number },
): Promise<Unread> {
  const { thread, side } = await deps.inTurn(id, () =>
    deps.inTransaction(async (unit) => {
      const found = await threadFor(deps, userId, id, unit);
      const readSeq = Math.max(found.thread.readSeq[found.side], Math.min(seq, found.thread.lastSeq));
      const unread = await deps.messages.countUnread(id, found.side, readSeq, unit);
      await deps.threads.update(
        id,
        {
          $set: { [`readSeq.${found.side}`]: readSeq, [`unread.${found.side}`]: unread },
          ...(unread === 0 && { $unset: withoutMail(found.side) }),
        },
        unit,
      );
      return found;
    }),
  );
  deps.publish(thread, [side]);
  return deps.inbox.countUnread(userId);
}

/**
 * Blocks or unblocks the other person in all threads of the two, in both roles. The other person is not
 * notified.
 * @throws AppError NOT_FOUND
 */
export async function blockThread(
  deps: Parts,
  { id: userId }: Actor,
  { id, isBlocked }: { id: string; isBlocked: boolean },
): Promise<StoredThread> {
  const { thread, side } = await deps.inTransaction(async (unit) => {
    const { thread: before, side: ownSide } = await threadFor(deps, userId, id, unit);
    const otherId = otherIdOf(before, ownSide);
    await deps.threads.block({ userId, otherId, isBlocked }, unit);
    return threadFor(deps, userId, id, unit);
  });
  deps.publish(thread, [side]);
  return thread;
}
