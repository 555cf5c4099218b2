import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import { notFound } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import { isShownTo } from './thread-view.ts';
import type { StoredThread } from './thread.model.ts';
import { sideOf } from './thread.repository.ts';

/**
 * A thread and its reader's side.
 * @throws AppError NOT_FOUND for another person's thread, and while all of its messages are hidden from this
 * side
 */
export async function threadFor(
  { threads }: Pick<Parts, 'threads'>,
  userId: string,
  id: string,
  unit?: Unit,
): Promise<{ thread: StoredThread; side: Side }> {
  const thread = await threads.find(id, unit);
  const side = thread ? sideOf(thread, userId) : undefined;
  if (!thread || !side || !isShownTo(thread, side)) throw notFound(texts.threadNotFound);
  return { thread, side };
}
