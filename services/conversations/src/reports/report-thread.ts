import type { Actor } from '@pokriv/contracts/actor';
import type { ThreadReport } from '@pokriv/contracts/conversation/thread';
import { conflict } from '@pokriv/contracts/errors';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import { threadFor } from '../threads/thread-for.ts';
import { isErasedId, otherIdOf } from '../threads/thread-view.ts';

/**
 * Reports the other side of a thread; moderators may then read its last messages.
 * @throws AppError NOT_FOUND, ALREADY_REPORTED, CONFLICT about an erased person
 */
export async function reportThread(
  deps: Parts,
  { id: byId }: Actor,
  threadId: string,
  report: ThreadReport,
): Promise<void> {
  const { thread, side } = await threadFor(deps, byId, threadId);
  const aboutId = otherIdOf(thread, side);
  if (isErasedId(aboutId)) throw conflict(texts.threadClosed);
  await deps.reports.add({ threadId, byId, by: side, aboutId, ...report }, deps.now());
}
