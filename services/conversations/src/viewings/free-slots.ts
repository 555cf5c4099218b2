import type { AvailabilityChange, Slot } from '@pokriv/contracts/conversation/viewing';
import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import {
  addDays,
  instantFrom,
  instantOf,
  wallTimeOf,
  weekdayOf,
} from '@pokriv/contracts/conversation/sofia-time';

/** Computes a landlord's free times from hours, taken cells and the clock (design/conversations). */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const CELL_MS = VIEWING_LIMITS.cellMin * MINUTE_MS;

/** A taken cell; `number` counts cells since 1970. */
export interface TakenCell {
  number: number;
  seat: number;
  /** `slotKey` of the visit that holds it. */
  slot: string;
}

export interface Busy {
  cells: readonly TakenCell[];
  /** Number of viewings by day in Sofia, over all listings of the landlord. */
  booked: Readonly<Record<string, number>>;
  /** Number of waiting places by slot. */
  waiting: Readonly<Record<string, number>>;
}

/** Visits of one open viewing share a slot: the same listing and start. */
export const slotKey = (listingId: string, start: Date): string => `${listingId}|${start.toISOString()}`;

/** Cell numbers from the start to the end, buffer included. */
export function cellsOf(start: Date, minutes: number): number[] {
  const first = Math.floor(start.getTime() / CELL_MS);
  const end = Math.ceil((start.getTime() + minutes * MINUTE_MS) / CELL_MS);
  return Array.from({ length: end - first }, (_cell, index) => first + index);
}

/** The lowest free seat of a time; null when full, or when another slot holds any of its cells. */
export function freeSeat(
  cells: readonly TakenCell[],
  slot: string,
  { numbers, seats }: { numbers: readonly number[]; seats: number },
): number | null {
  const own = cells.filter(({ number }) => numbers.includes(number));
  if (own.some((cell) => cell.slot !== slot)) return null;
  const taken = new Set(own.map(({ seat }) => seat));
  for (let seat = 0; seat < seats; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}

type Window = AvailabilityChange['exceptions'][number]['windows'][number];

const windowsOn = (date: string, { weekly, exceptions }: AvailabilityChange): readonly Window[] =>
  exceptions.find((exception) => exception.date === date)?.windows ??
  weekly.filter(({ day }) => day === weekdayOf(date));

/** Minutes between two starts: length plus buffer, rounded up to whole cells. */
const stepMinutes = ({ slotMinutes, bufferMinutes }: AvailabilityChange): number =>
  Math.ceil((slotMinutes + bufferMinutes) / VIEWING_LIMITS.cellMin) * VIEWING_LIMITS.cellMin;

/** Starts within a window; an hour repeated by DST yields one start. */
function* startsIn(date: string, { from, to }: Window, availability: AvailabilityChange): Generator<Date> {
  const end = instantFrom({ date, clock: to }).getTime() - availability.slotMinutes * MINUTE_MS;
  const step = stepMinutes(availability) * MINUTE_MS;
  const midnights = ['00:00', '24:00'].map((clock) => instantFrom({ date, clock }).getTime());
  const isLong = (midnights[1] ?? 0) - (midnights[0] ?? 0) > 24 * HOUR_MS;
  for (let at = instantFrom({ date, clock: from }).getTime(); at <= end; at += step) {
    const start = new Date(at);
    if (!isLong || instantOf(wallTimeOf(start))?.getTime() === at) yield start;
  }
}

export interface DaySlots {
  date: string;
  slots: Slot[];
}

/**
 * Times by day, from the notice to the horizon. Omits full times unless their waiting list has room, and days
 * without times.
 */
export function freeSlots(
  listingId: string,
  availability: AvailabilityChange,
  { cells, booked, waiting, now }: Busy & { now: Date },
): DaySlots[] {
  const { mode, slotMinutes, bufferMinutes, minNoticeHours, horizonDays, seats, maxADay } = availability;
  if (mode === 'off') return [];
  const earliest = now.getTime() + minNoticeHours * HOUR_MS;
  const byNumber = new Map<number, TakenCell[]>();
  for (const cell of cells) byNumber.set(cell.number, [...(byNumber.get(cell.number) ?? []), cell]);

  const slotAt = (date: string, start: Date): Slot[] => {
    if (start.getTime() < earliest || start <= now) return [];
    const key = slotKey(listingId, start);
    const taken = cellsOf(start, slotMinutes + bufferMinutes).flatMap((number) => byNumber.get(number) ?? []);
    if (taken.some(({ slot }) => slot !== key)) return [];
    const seatsLeft = Math.max(0, seats - new Set(taken.map(({ seat }) => seat)).size);
    const canWait = seatsLeft === 0 && (waiting[key] ?? 0) < VIEWING_LIMITS.waitlistMost;
    const isDayFull = (booked[date] ?? 0) >= maxADay;
    if (seatsLeft === 0 ? !canWait : isDayFull) return [];
    const end = new Date(start.getTime() + slotMinutes * MINUTE_MS);
    return [{ start: start.toISOString(), end: end.toISOString(), seatsLeft, canWait }];
  };

  const today = wallTimeOf(now).date;
  const dates = Array.from({ length: horizonDays + 1 }, (_day, index) => addDays(today, index));
  return dates.flatMap((date) => {
    const starts = windowsOn(date, availability).flatMap((window) => [
      ...startsIn(date, window, availability),
    ]);
    const slots = starts
      .sort((one, other) => one.getTime() - other.getTime())
      .flatMap((start) => slotAt(date, start));
    return slots.length > 0 ? [{ date, slots }] : [];
  });
}

/** Whether a time is within the landlord's hours, free or not. */
export const isOffered = (
  listingId: string,
  availability: AvailabilityChange,
  { start, now }: { start: Date; now: Date },
): boolean =>
  freeSlots(listingId, availability, { cells: [], booked: {}, waiting: {}, now }).some(({ slots }) =>
    slots.some((slot) => Date.parse(slot.start) === start.getTime()),
  );

export function nearestSlots(days: readonly DaySlots[], asked: Date, most = 3): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(Date.parse(start) - asked.getTime());
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ seatsLeft }) => seatsLeft > 0)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => one.start.localeCompare(other.start));
}
