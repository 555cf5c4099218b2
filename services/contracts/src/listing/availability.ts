import { sofiaDay } from '../sofia-day.ts';

/** Text in place of a past date (decisions §3). Free of zod. */
export const FREE_NOW = 'Свободен веднага';
export const AT_ONCE = 'веднага';

/** Maximum offset of Sofia from UTC, in ms. */
const AHEAD_MS = 3 * 3_600_000;

const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Compares with the day in UTC where it equals the day in Sofia: the first Sofia formatter of a page takes a phone 40
 * ms.
 * @param availableFrom `2026-05-01`
 */
export function isFreeNow(availableFrom: string, now = new Date()): boolean {
  if (availableFrom <= utcDay(now.getTime())) return true;
  return availableFrom <= utcDay(now.getTime() + AHEAD_MS) && availableFrom <= sofiaDay(now);
}
