import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import {
  openViewings,
  REMINDERS_H,
  viewingTable,
  type ViewingAction,
  type ViewingMover,
} from '@pokriv/contracts/conversation/viewing-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredThread } from '../threads/thread.model.ts';
import { HOUR_MS } from './free-slots.ts';
import { offerPlace } from './offer-place.ts';
import { announceViewing } from './announce-viewing.ts';
import type { ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

/** Reminders whose time has passed; they are skipped. */
export const remindersPast = (start: Date, now: Date): number[] =>
  REMINDERS_H.filter((hours) => start.getTime() - now.getTime() <= hours * HOUR_MS);

export interface Step {
  action: ViewingAction;
  by: ViewingMover;
  /** Keeps the state: a move that needs no answer. */
  stays?: true;
  set?: Partial<StoredViewing>;
  /** Message in the thread; absent: neither side is notified. */
  text?: string;
  mailTo?: readonly Side[];
}

export interface Stepped {
  viewing: StoredViewing;
  /** Changed threads, to publish after the commit. */
  threads: StoredThread[];
}

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Derives sequence, seat, reminders and expiry from the new state and time. */
function settled(before: StoredViewing, after: StoredViewing, now: Date): StoredViewing {
  const isOpen = openViewings.includes(after.state);
  const isMoved = !isSame(before.start, after.start);
  const isCancelled = after.state === 'cancelled' || after.state === 'expired';
  const sequence = before.sequence + (before.wasConfirmed && (isMoved || isCancelled) ? 1 : 0);
  if (!isOpen) return { ...after, sequence, awaits: null, expiresAt: null, seat: null };
  const isNew = isMoved || before.state !== after.state;
  const reminded = isNew && after.start ? remindersPast(after.start, now) : after.reminded;
  if (after.state !== 'confirmed') return { ...after, sequence, reminded };
  return {
    ...after,
    ...{ sequence, reminded },
    ...{ awaits: null, expiresAt: null, options: [], isOffer: false, wasConfirmed: true },
  };
}

/**
 * The only way to change a viewing's state: validates the transition, then writes history, calendar sequence,
 * freed cells, the waiting-list offer, the thread's message and the mails in one transaction. The caller
 * claims the cells of a new time.
 * @throws AppError INVALID_TRANSITION, FORBIDDEN by the table
 */
export async function stepViewing(
  parts: ViewingParts,
  before: StoredViewing,
  { action, by, stays, set, text, mailTo = [] }: Step,
  unit: Unit,
): Promise<Stepped> {
  const target = transition(viewingTable, before.state, action, by);
  const to = stays ? before.state : target;
  const now = parts.now();
  const history = [...before.history, { at: now, by, action, from: before.state, to }];
  const viewing = settled(before, { ...before, ...set, state: to, history }, now);
  await parts.viewings.replace(viewing, unit);
  const threads: StoredThread[] = [];
  if (text !== undefined)
    threads.push(await announceViewing(parts, { before, viewing, by, text, mailTo }, unit));
  if (before.start && before.seat !== null && viewing.seat === null) {
    await parts.cells.free({ ...before, start: before.start }, unit);
    threads.push(...(await offerPlace(parts, { ...before, start: before.start }, unit)));
  }
  return { viewing, threads };
}
