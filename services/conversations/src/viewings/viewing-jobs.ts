import { otherSide } from '@pokriv/contracts/conversation/conversation-rules';
import { OUTCOME_TOLD, REMINDERS_H, type ViewingState } from '@pokriv/contracts/conversation/viewing-states';
import { log } from '@pokriv/service-kit/log';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import { trusted } from 'mongoose';

import { viewingTexts as texts } from '../messages.ts';
import type { PublishChange } from '../threads/publish-change.ts';
import { both } from './answer-viewing.ts';
import { HOUR_MS } from './free-slots.ts';
import { remindersPast, stepViewing, type Stepped } from './step-viewing.ts';
import { nameOf, peopleOf, viewingFact } from './announce-viewing.ts';
import type { ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

export interface ViewingJobDeps extends ViewingParts {
  inTransaction: InTransaction;
  publish: PublishChange;
}

const BATCH = 200;
const waitingStates: ViewingState[] = ['requested', 'countered', 'moved'];

/**
 * Runs one step per due viewing, re-reading it in the step's transaction: concurrent instances and restarts
 * take no step twice. A failure is logged and left to the next run.
 */
async function eachDue(
  deps: ViewingJobDeps,
  ids: readonly string[],
  step: (viewing: StoredViewing, unit: Unit) => Promise<Stepped | null>,
): Promise<number> {
  let done = 0;
  for (const id of ids) {
    try {
      const stepped = await deps.inTransaction(async (unit) => {
        const viewing = await deps.viewings.find(id, unit);
        return viewing && step(viewing, unit);
      });
      for (const thread of stepped?.threads ?? []) deps.publish(thread);
      if (stepped) done += 1;
    } catch (err) {
      log.warn({ err, viewingId: id }, 'viewings: step failed, next run retries');
    }
  }
  return done;
}

/**
 * Expires unanswered requests, offers and moves; a freed place is offered to the next in its waiting list.
 */
export async function expireViewings(deps: ViewingJobDeps): Promise<number> {
  const now = deps.now();
  const which = { state: trusted({ $in: waitingStates }), expiresAt: trusted({ $lte: now }) };
  return eachDue(deps, await deps.viewings.due(which, BATCH), async (viewing, unit) => {
    const isDue = viewing.expiresAt !== null && viewing.expiresAt <= now;
    if (!isDue || !waitingStates.includes(viewing.state)) return null;
    const told = { text: texts.expired, mailTo: both };
    return stepViewing(deps, viewing, { action: 'expire', by: 'system', ...told }, unit);
  });
}

/** Mails both sides 24 and 2 hours before; when both are due, only the nearer reminder. */
export async function remindViewings(deps: ViewingJobDeps): Promise<number> {
  const now = deps.now();
  const dueFor = REMINDERS_H.map((hours) => ({
    start: trusted({ $gt: now, $lte: new Date(now.getTime() + hours * HOUR_MS) }),
    reminded: trusted({ $ne: hours }),
  }));
  const which = { state: 'confirmed' as const, $or: dueFor };
  return eachDue(deps, await deps.viewings.due(which, BATCH), async (viewing, unit) => {
    if (viewing.state !== 'confirmed' || !viewing.start || viewing.start <= now) return null;
    const past = remindersPast(viewing.start, now);
    const hours = past.at(-1) as (typeof REMINDERS_H)[number] | undefined;
    if (hours === undefined || viewing.reminded.includes(hours)) return null;
    const after = { ...viewing, reminded: past };
    await deps.viewings.replace(after, unit);
    await remindBoth(deps, after, { hours, unit });
    return { viewing: after, threads: [] };
  });
}

async function remindBoth(
  { people, listings, now }: ViewingJobDeps,
  viewing: StoredViewing,
  { hours, unit }: { hours: (typeof REMINDERS_H)[number]; unit: Unit },
): Promise<void> {
  const known = await peopleOf(people, viewing, unit);
  const address = (await listings.find(viewing.listingId, unit))?.address ?? null;
  for (const side of both) {
    const person = known[side];
    if (!person) continue;
    const told = viewingFact(viewing, side, {
      before: viewing,
      otherName: nameOf(known[otherSide(side)]),
      address,
      now: now(),
    });
    const to = { email: person.email, firstName: person.firstName };
    await unit.announce('viewing-reminded', { ...told, to, hours });
  }
}

/** Viewings without a reported outcome count as done. */
export async function finishViewings(deps: ViewingJobDeps): Promise<number> {
  const latest = new Date(deps.now().getTime() - OUTCOME_TOLD.untilH * HOUR_MS);
  const which = { state: 'confirmed' as const, start: trusted({ $lt: latest }) };
  return eachDue(deps, await deps.viewings.due(which, BATCH), async (viewing, unit) => {
    if (viewing.state !== 'confirmed' || !viewing.start || viewing.start >= latest) return null;
    return stepViewing(deps, viewing, { action: 'finish', by: 'system' }, unit);
  });
}

/** Scheduled jobs, intervals in ms. Safe to run concurrently in several processes. */
export const viewingJobs = (deps: ViewingJobDeps) => ({
  'expire-viewings': { everyMs: 15_000, run: () => expireViewings(deps) },
  'remind-viewings': { everyMs: 60_000, run: () => remindViewings(deps) },
  'finish-viewings': { everyMs: 60_000, run: () => finishViewings(deps) },
  'drop-past-waits': {
    everyMs: 300_000,
    run: () => deps.viewings.dropWaits({ start: trusted({ $lte: deps.now() }) }),
  },
});
