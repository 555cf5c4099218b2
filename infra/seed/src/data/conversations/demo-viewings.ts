import type { StoredAvailability } from '@pokriv/conversations-service/availability/availability.model';
import { viewingTexts as texts } from '@pokriv/conversations-service/messages';
import type { NewMessage } from '@pokriv/conversations-service/threads/thread-step';
import { cellsOf, freeSlots, MINUTE_MS, slotKey } from '@pokriv/conversations-service/viewings/free-slots';
import type {
  StoredViewing,
  ViewingCell,
  ViewingDay,
} from '@pokriv/conversations-service/viewings/viewing.model';
import type { ViewingWait } from '@pokriv/conversations-service/viewings/viewing-wait.model';
import { whenText } from '@pokriv/conversations-service/viewings/viewing-parts';
import { addDays, instantFrom, wallTimeOf } from '@pokriv/contracts/conversation/sofia-time';
import {
  openViewings,
  REMINDERS_H,
  REQUEST_EXPIRES,
  viewingTable,
  type ViewingState,
} from '@pokriv/contracts/conversation/viewing-states';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { transition } from '@pokriv/contracts/transition';

import { documentId } from '../demo-reports.ts';
import { HOUR_MS, hoursBefore } from './talks.ts';
import type { PlannedStep, ViewingPlan, WaitPlan } from './viewing-plans.ts';

const DAYS_TRIED = 7;

/** Times of a landlord on the planned day, or on the next day with hours; for a past viewing, on the previous one. */
function timesOf(hours: StoredAvailability, inDays: number, now: Date): Date[] {
  const step = inDays < 0 ? -1 : 1;
  for (let day = inDays; Math.abs(day - inDays) < DAYS_TRIED; day += step) {
    const date = addDays(wallTimeOf(now).date, day);
    const dayBefore = instantFrom({ date: addDays(date, -1), clock: '12:00' });
    const nothing = { cells: [], booked: {}, waiting: {} };
    const days = freeSlots('', { ...hours, minNoticeHours: 0 }, { ...nothing, now: dayBefore });
    const slots = days.find((one) => one.date === date)?.slots ?? [];
    if (slots.length > 0) return slots.map(({ start }) => new Date(start));
  }
  throw new Error(`landlord ${hours.landlordId} has no hours`);
}

const slotOf = (times: readonly Date[], slot: number): Date => times[slot % times.length] as Date;

export interface DemoViewing {
  viewing: StoredViewing;
  cells: ViewingCell[];
  day: ViewingDay | null;
  /** Messages of the thread, by time. */
  told: { at: Date; message: NewMessage }[];
}

type Owned = Pick<StoredViewing, 'threadId' | 'listingId' | 'landlordId' | 'tenantId' | 'title'>;

/** A viewing after its planned steps, in the service's stored form. */
export function demoViewing(
  plan: ViewingPlan,
  owned: Owned,
  { hours, now }: { hours: StoredAvailability; now: Date },
): DemoViewing {
  const id = documentId('viewing', plan.listing * 100 + plan.tenant);
  const { slotMinutes, bufferMinutes } = hours;
  const at = slotOf(timesOf(hours, plan.inDays, now), plan.slot);
  const options = Array.from({ length: plan.options ?? 0 }, (_option, index) =>
    slotOf(timesOf(hours, plan.inDays + index, now), plan.slot + index),
  );
  const before = plan.movedFrom === undefined ? at : slotOf(timesOf(hours, plan.movedFrom, now), plan.slot);
  const momentOf = ({ hoursAgo = 0, after }: PlannedStep) =>
    after === undefined ? hoursBefore(now, hoursAgo) : new Date(at.getTime() + after * HOUR_MS);

  const history = historyOf(plan, momentOf);
  const told = plan.steps.flatMap((step, index) => {
    const { at: moment, from, to } = history[index] as StoredViewing['history'][number];
    const text = textOf(step, { state: to, at: from === null ? before : at, options });
    const by = step.by === 'system' ? {} : { by: step.by };
    const message = { from: 'system', kind: 'viewing', viewingId: id, ...by } as const;
    return text === undefined ? [] : [{ at: moment, message: { ...message, text } }];
  });
  const state = history.at(-1)?.to;
  const last = plan.steps.at(-1);
  if (!state || !last) throw new Error('a viewing without steps');

  const isOpen = openViewings.includes(state);
  const isTimed = options.length === 0;
  const wasConfirmed = history.some(({ to }) => to === 'confirmed');
  const isHeld = isOpen && isTimed;
  const awaits = awaitedOf(state, last);
  const since = momentOf(last);
  const viewing: StoredViewing = {
    _id: id,
    ...owned,
    state,
    awaits,
    options,
    start: isTimed ? at : null,
    end: isTimed ? new Date(at.getTime() + slotMinutes * MINUTE_MS) : null,
    seat: isHeld ? 0 : null,
    people: plan.people,
    kind: plan.kind ?? 'on_site',
    note: plan.note ?? '',
    reason: last.reason ?? null,
    sequence: wasConfirmed && (state === 'moved' || state === 'cancelled') ? 1 : 0,
    wasConfirmed,
    coming: { tenant: plan.coming === 'tenant', landlord: plan.coming === 'landlord' },
    expiresAt: awaits && expiryOf(since, options[0] ?? at),
    isOffer: false,
    reminded: isTimed ? REMINDERS_H.filter((h) => at.getTime() - now.getTime() <= h * HOUR_MS) : [],
    history,
    createdAt: history[0]?.at ?? now,
  };
  const slot = slotKey(owned.listingId, at);
  const numbers = isHeld ? cellsOf(at, slotMinutes + bufferMinutes) : [];
  return {
    viewing,
    cells: numbers.map((number) => ({
      _id: `${owned.landlordId}|${String(number).padStart(8, '0')}|0`,
      viewingId: id,
      slot,
    })),
    day: isHeld ? { _id: `${owned.landlordId}|${sofiaDay(at)}`, booked: 1, changes: 1 } : null,
    told,
  };
}

/** A place in the waiting list of `taken`, with the thread's message. */
export function demoWait(
  { tenant, listing, hoursAgo, people }: WaitPlan,
  { title: _title, ...owned }: Owned,
  { taken: { start, end, kind }, now }: { taken: StoredViewing; now: Date },
): { wait: ViewingWait; told: DemoViewing['told'] } {
  if (!start || !end) throw new Error('a waiting list of a viewing without a time');
  const createdAt = hoursBefore(now, hoursAgo);
  const text = texts.waiting(whenText(start));
  return {
    wait: {
      _id: documentId('viewing-wait', listing * 100 + tenant),
      slot: slotKey(owned.listingId, start),
      ...{ ...owned, start, end, people, kind, note: '', createdAt },
    },
    told: [{ at: createdAt, message: { from: 'system', kind: 'viewing', by: 'tenant', text } }],
  };
}

/** States by the transition table. @throws AppError for a step outside the table */
function historyOf(
  { steps, isInstant }: ViewingPlan,
  momentOf: (step: PlannedStep) => Date,
): StoredViewing['history'] {
  const history: StoredViewing['history'] = [];
  for (const step of steps) {
    const { action, by } = step;
    const from = history.at(-1)?.to ?? null;
    const first = isInstant ? 'confirmed' : 'requested';
    const to = from === null || action === 'ask' ? first : transition(viewingTable, from, action, by);
    history.push({ at: momentOf(step), by, action, from, to });
  }
  return history;
}

function awaitedOf(state: ViewingState, { by }: PlannedStep): StoredViewing['awaits'] {
  if (state === 'requested') return 'landlord';
  if (state === 'countered') return 'tenant';
  return state === 'moved' ? (by === 'landlord' ? 'tenant' : 'landlord') : null;
}

const expiryOf = (asked: Date, first: Date): Date =>
  new Date(
    Math.min(
      asked.getTime() + REQUEST_EXPIRES.afterH * HOUR_MS,
      first.getTime() - REQUEST_EXPIRES.beforeStartH * HOUR_MS,
    ),
  );

/** Message of the thread; outcomes have none. */
function textOf(
  { action, reason = '' }: PlannedStep,
  { state, at, options }: { state: ViewingState; at: Date; options: readonly Date[] },
): string | undefined {
  const when = options.map(whenText);
  switch (action) {
    case 'ask':
      if (state === 'confirmed') return texts.confirmed(whenText(at));
      return when.length > 0 ? texts.proposed(when) : texts.asked(whenText(at));
    case 'confirm':
      return texts.confirmed(whenText(at));
    case 'counter':
      return texts.countered(when, reason);
    case 'decline':
      return texts.declined(reason);
    case 'move':
      return texts.moving(whenText(at), reason);
    case 'cancel':
      return texts.cancelled(reason);
    case 'expire':
      return texts.expired;
    default:
      return undefined;
  }
}
