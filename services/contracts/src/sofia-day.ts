const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY_S = 86_400;

/** 01:00 UTC of the last Sunday of a month of 31 days, ms. */
function changeOfClocks(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

/**
 * Wall time in Sofia as the UTC fields of a date: UTC+2, in summer UTC+3 (Directive 2000/84/EC). Computed, since the
 * first formatter of a page takes a phone 100 ms (docs/adr/0075); a test compares it with the time zone database.
 */
export function inSofia(moment: Date): Date {
  const year = moment.getUTCFullYear();
  const ms = moment.getTime();
  const isSummer = ms >= changeOfClocks(year, 2) && ms < changeOfClocks(year, 9);
  return new Date(ms + (isSummer ? 3 : 2) * HOUR_MS);
}

/** Day in Sofia: `2026-11-21`. */
export const sofiaDay = (moment: Date): string => inSofia(moment).toISOString().slice(0, 10);

/** Time of day in Sofia: `09:30`. */
export const sofiaClock = (moment: Date): string => inSofia(moment).toISOString().slice(11, 16);

/** Seconds to midnight in Sofia; an hour off on the two days of a clock change. */
export const secondsToMidnight = (moment: Date): number =>
  DAY_S - (Math.floor(inSofia(moment).getTime() / 1000) % DAY_S);
