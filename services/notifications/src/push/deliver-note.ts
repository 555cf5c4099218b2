import type { effectsRepository } from '@pokriv/service-kit/effects.repository';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { log } from '@pokriv/service-kit/log';

import type { StoredPushEndpoint } from './push-endpoint.model.ts';
import type { PushEndpointRepository } from './push-endpoint.repository.ts';
import type { PushSender } from './push-sender.ts';
import type { PushWaitingRepository, ToldNote } from './push-waiting.repository.ts';
import { nextQuiet, quietUntil } from './quiet-hours.ts';

export interface DeliverDeps {
  endpoints: PushEndpointRepository;
  waiting: PushWaitingRepository;
  effects: Pick<ReturnType<typeof effectsRepository>, 'has' | 'note'>;
  sender: PushSender;
  now: () => Date;
}

const SENT_AT_ONCE = 10;
/** Shorter than the queue's retries: an outage of a push service must not leave failed jobs behind. */
const RETRY_MS = 180_000;
const TTL_LEAST_S = 60;

/** Expires a notification at the next quiet hours: a push service must not deliver a stored one then. */
const ttlAt = (now: Date): number =>
  Math.max(TTL_LEAST_S, Math.floor((nextQuiet(now).getTime() - now.getTime()) / 1000));

/**
 * One effect record per endpoint of an event: a retry sends only to the missing ones. Deletes endpoints that are
 * gone.
 * @throws Error to be retried, while an endpoint has failed for less than three minutes
 */
async function sendToAll(
  { endpoints, effects, sender, now }: DeliverDeps,
  to: readonly StoredPushEndpoint[],
  { eventId, note }: ToldNote,
): Promise<void> {
  const sendTo = async (endpoint: StoredPushEndpoint): Promise<boolean> => {
    const key = `${eventId}:${endpoint._id.slice(0, 22)}`;
    if (await effects.has(key)) return true;
    const outcome = await sender.send(endpoint, note, ttlAt(now()));
    if (outcome === 'unavailable') return (await endpoints.markFailing(endpoint, now())) >= RETRY_MS;
    if (outcome === 'gone') {
      await endpoints.dropGone(endpoint);
      return true;
    }
    await effects.note(key);
    if (outcome === 'sent') await endpoints.markSent(endpoint, now());
    else await endpoints.markFailing(endpoint, now());
    return true;
  };
  const settled = await Promise.allSettled(to.map(sendTo));
  const failed = settled.filter((result) => result.status === 'rejected' || !result.value);
  const cause = settled.find((result) => result.status === 'rejected')?.reason as unknown;
  if (failed.length > 0)
    throw new Error(`push: ${failed.length} of ${to.length} endpoints to be retried`, { cause });
}

/**
 * Notifies all browsers of a person; within quiet hours, at their end (design/alerts).
 * @throws Error to be retried by the queue
 */
export async function deliverNote(
  deps: DeliverDeps,
  told: ToldNote,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  const to = await deps.endpoints.of(told.userId);
  if (to.length === 0) return;
  const dueAt = quietUntil(deps.now());
  if (dueAt) await once((unit) => deps.waiting.put(told, dueAt, unit));
  else await sendToAll(deps, to, told);
}

/** Sends the notifications delayed by quiet hours; a failed one is left to the next run. Safe to run concurrently. */
export async function sendWaitingNotes(deps: DeliverDeps): Promise<void> {
  if (quietUntil(deps.now())) return;
  const sendNext = async (): Promise<void> => {
    for (let note = await deps.waiting.claim(deps.now()); note; note = await deps.waiting.claim(deps.now())) {
      try {
        await sendToAll(deps, await deps.endpoints.of(note.userId), note);
        await deps.waiting.remove(note);
      } catch (error) {
        log.warn({ event: note.eventId, err: error }, 'push: waiting note not sent, retried later');
      }
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext));
}
