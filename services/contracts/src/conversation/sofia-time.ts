import { inSofia, sofiaClock, sofiaDay } from '../sofia-day.ts';

/** Conversion between wall time in Sofia and instants (design/conversations). Free of zod: pages load it. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Error text for the hour that the spring change of clocks skips, 03:00 to 04:00. */
export const NO_SUCH_HOUR = 'Такъв час няма: тази нощ часовникът се премества от 3:00 на 4:00.';

export interface WallTime {
  /** `2026-11-24` */
  date: string;
  /** `09:30` */
  clock: string;
}

export const wallTimeOf = (moment: Date): WallTime => ({ date: sofiaDay(moment), clock: sofiaClock(moment) });

/** Wall time read as UTC, in ms; `24:00` is midnight of the next day. */
const plainMs = ({ date, clock }: WallTime): number =>
  Date.parse(`${date}T00:00:00Z`) + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * MINUTE_MS;

const offsetAt = (ms: number): number => inSofia(new Date(ms)).getTime() - ms;

/**
 * Instant of a wall time, in whole minutes. Takes the first of a repeated hour (autumn). Null for a skipped hour
 * (spring).
 */
export function instantOf(wall: WallTime): Date | null {
  const plain = plainMs(wall);
  const offsets = new Set([offsetAt(plain - DAY_MS), offsetAt(plain + DAY_MS)]);
  for (const offset of [...offsets].sort((one, other) => other - one))
    if (offsetAt(plain - offset) === offset) return new Date(plain - offset);
  return null;
}

/** Like `instantOf`; maps a skipped hour to the change of clocks, at 01:00 UTC across the Union. */
export const instantFrom = (wall: WallTime): Date => instantOf(wall) ?? new Date(`${wall.date}T01:00:00Z`);

/** @param date `2026-11-24`; adds calendar days, of 23 to 25 hours */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** From 1 (Monday) to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/**
 * Instant of a time with an offset (`2027-03-28T03:30:00+02:00`). Null for an hour that the spring change skips in
 * Sofia; a time in UTC always exists.
 */
export function instantSaid(text: string): Date | null {
  const moment = new Date(text);
  const wall = { date: text.slice(0, 10), clock: text.slice(11, 16) };
  const isSofia = /\+0[23]:00$/u.test(text);
  return isSofia && instantOf(wall) === null ? null : moment;
}
