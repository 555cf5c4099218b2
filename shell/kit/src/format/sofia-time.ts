import { instantOf, wallTimeOf } from '@pokriv/contracts/conversation/sofia-time';
import { inSofia } from '@pokriv/contracts/sofia-day';

import { dayAndMonth } from './date.ts';
import { weekdayNames } from './messages.ts';

/**
 * Viewing times as text and as form values, in Sofia wall time whatever the browser's zone (design/conversations).
 * Bundled into the importing slice, so that pages without viewings do not load it.
 */

/** ISO 8601 or a date. */
type Instant = string | Date;

/** Full and short name of the weekday. */
const namesOf = (at: Instant): readonly [string, string] =>
  weekdayNames[inSofia(new Date(at)).getUTCDay() as 0];

/** `09:30`. */
export const clockText = (at: Instant): string => wallTimeOf(new Date(at)).clock;

/** „24 ноември“. */
export const dateText = (at: Instant): string => dayAndMonth(new Date(at));

/** „вт“, for a narrow column head. */
export const shortWeekdayText = (at: Instant): string => namesOf(at)[1];

/** „вторник, 24 ноември“. */
export const dayText = (at: Instant): string => `${namesOf(at)[0]}, ${dateText(at)}`;

/** „вторник, 24 ноември, 14:30“; with an end „14:30–14:50“. */
export function momentText(start: Instant, end?: Instant | null): string {
  const range = end ? `${clockText(start)}–${clockText(end)}` : clockText(start);
  return `${dayText(start)}, ${range}`;
}

/** Value of `<input type="datetime-local">`: `2026-11-24T09:30`. */
export function toWallTime(at: Instant): string {
  const { date, clock } = wallTimeOf(new Date(at));
  return `${date}T${clock}`;
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/**
 * ISO 8601 instant of a `<input type="datetime-local">` value; the first one for an ambiguous hour (autumn night).
 * @param wall `2026-11-24T09:30`
 * @returns undefined for an unreadable value and for an hour skipped by daylight saving
 */
export function fromWallTime(wall: string): string | undefined {
  if (!WALL_TIME.test(wall) || Number.isNaN(Date.parse(`${wall}:00Z`))) return undefined;
  const [date = '', clock = ''] = wall.split('T');
  return instantOf({ date, clock })?.toISOString();
}
