import type { Actor } from '@pokriv/contracts/actor';
import type { NewMessage } from '@pokriv/contracts/conversation/thread';

import type { Parts } from '../parts.ts';
import { threadFor } from '../threads/thread-for.ts';
import { assertMayContinue, assertVerified } from './may-write.ts';
import { writeMessage, type Written } from './write-message.ts';

/**
 * Sends a message in an existing thread, rate limited per minute; a repeated `clientId` returns the stored
 * message.
 * @throws AppError EMAIL_NOT_VERIFIED, RATE_LIMITED, NOT_FOUND for another person's thread, CONFLICT of
 * `assertMayContinue`
 */
export async function sendMessage(
  deps: Parts,
  actor: Actor,
  { id, text, clientId }: NewMessage & { id: string },
): Promise<Written> {
  assertVerified(actor);
  await deps.messagesAMinute.take(actor.id);
  const written = await deps.inTurn(id, () =>
    deps.inTransaction(async (unit): Promise<Written> => {
      const { thread, side } = await threadFor(deps, actor.id, id, unit);
      const sent = await deps.threads.findSent(id, side, clientId, unit);
      if (sent) return { thread, message: sent, readers: [] };
      await assertMayContinue(deps, thread, side, unit);
      return writeMessage(deps, thread, { side, authorId: actor.id, text, clientId }, unit);
    }),
  );
  deps.publish(written.thread, written.readers);
  return written;
}
