import type { Actor } from '@pokriv/contracts/actor';
import { MODERATED_MESSAGES } from '@pokriv/contracts/conversation/conversation-rules';
import type { HeldDecision, ModeratedText, ThreadResolution } from '@pokriv/contracts/conversation/thread';
import { badRequest, conflict, notFound } from '@pokriv/contracts/errors';
import { announceAct, type Act } from '@pokriv/service-kit/acts';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import type { StoredMessage } from '../threads/message.model.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { isErasedId } from '../threads/thread-view.ts';
import { showModerated, toModeratedMessage } from './show-moderated.ts';

/** The label names only the listing; `people` lets an erasure find the audit entry. */
const actAbout = ({ _id, listing, tenantId, landlordId }: StoredThread): Act => ({
  target: { kind: 'thread', id: _id, label: listing.title },
  people: [tenantId, landlordId].filter((id) => !isErasedId(id)),
});

/**
 * A thread awaiting moderation: its last messages with an open report, otherwise the held ones only. Each
 * read is audited in its transaction.
 * @throws AppError NOT_FOUND for a thread with nothing to decide
 */
export function readModeratedThread(deps: Parts, id: string): Promise<ModeratedText> {
  return deps.inTransaction(async (unit) => {
    const thread = await deps.threads.find(id, unit);
    const [shown] = thread ? await showModerated(deps, [thread], unit) : [];
    if (!thread || !shown || shown.held.length + shown.reports.length === 0)
      throw notFound(texts.threadNotFound);
    await announceAct(actAbout(thread), unit);
    if (shown.reports.length === 0) return { ...shown, messages: shown.held };
    const last = await deps.messages.lastOf(id, MODERATED_MESSAGES, unit);
    return { ...shown, messages: last.map(toModeratedMessage) };
  });
}

/**
 * Releases or removes a held message.
 * @throws AppError NOT_FOUND, CONFLICT when already decided
 */
export async function decideHeldMessage(deps: Parts, id: string, { action }: HeldDecision): Promise<void> {
  const { thread, readers } = await deps.inTransaction(async (unit) => {
    const message = await deps.messages.find(id, unit);
    const found = message && (await deps.threads.find(message.threadId, unit));
    if (!message || !found) throw notFound(texts.messageNotFound);
    if (message.state !== 'held') throw conflict(texts.heldDecided);
    const after = { decision: action, message: id };
    await announceAct({ ...actAbout(found), after }, unit);
    if (action === 'release') return deps.threads.release(found, message, { now: deps.now(), unit });
    return {
      thread: await deps.threads.remove(found, message, { now: deps.now(), unit }),
      ...authorOf(message),
    };
  });
  deps.publish(thread, readers);
}

const authorOf = ({ from }: StoredMessage) => ({ readers: from === 'system' ? [] : [from] });

/**
 * Decides the reports of a thread. Closing it or suspending the person also removes its held messages; a
 * warning or suspension reaches the account through an outbox event.
 * @throws AppError NOT_FOUND, CONFLICT when nothing is open, BAD_REQUEST for a suspension that ends in the
 * past
 */
export async function resolveThread(
  deps: Parts,
  actor: Actor,
  id: string,
  resolution: ThreadResolution,
): Promise<void> {
  assertNotOver(resolution, deps.now());
  const { action, reason } = resolution;
  const thread = await deps.inTransaction(async (unit) => {
    const found = await deps.threads.find(id, unit);
    if (!found) throw notFound(texts.threadNotFound);
    const held = await deps.messages.heldOf([id], unit);
    const open = await deps.reports.openOf([id], unit);
    if (held.length + open.length === 0) throw conflict(texts.threadDecided);
    const now = deps.now();
    const decided = { verdict: action, decision: reason, decidedBy: actor.id };
    await deps.reports.closeAll(id, decided, { now, unit });
    const after = { resolution: action, ...(resolution.about && { about: resolution.about }) };
    await announceAct({ ...actAbout(found), after, reason: reason || null }, unit);
    const grounds = { isReported: open.length > 0, isHeld: held.length > 0 };
    await announceVerdict(actor, found, { ...resolution, ...grounds }, unit);
    if (action !== 'close' && action !== 'suspend') return found;
    let changed = found;
    for (const message of held) changed = await deps.threads.remove(changed, message, { now, unit });
    return action === 'close' ? deps.threads.update(id, { $set: { state: 'closed' } }, unit) : changed;
  });
  deps.publish(thread);
}

function assertNotOver({ action, until }: ThreadResolution, now: Date): void {
  if (action !== 'suspend' || !until || new Date(until) > now) return;
  throw badRequest(texts.suspensionIsOver, [{ param: 'until', msg: texts.suspensionIsOver }]);
}

/** @throws AppError CONFLICT about an erased person */
async function announceVerdict(
  { id: actorId }: Actor,
  { tenantId, landlordId, listing }: StoredThread,
  {
    action,
    about,
    reason,
    until = null,
    isReported,
    isHeld,
  }: ThreadResolution & { isReported: boolean; isHeld: boolean },
  unit: Unit,
): Promise<void> {
  if (action !== 'warn' && action !== 'suspend') return;
  const userId = about === 'landlord' ? landlordId : tenantId;
  if (isErasedId(userId)) throw conflict(texts.threadDecided);
  await unit.announce('owner-condemned', {
    ...{ userId, action, title: listing.title, reason, actorId },
    until: action === 'suspend' ? until : null,
    source: isReported ? 'reports' : 'review',
    // held messages were detected by the text check
    isFoundByMachine: isHeld,
  });
}
