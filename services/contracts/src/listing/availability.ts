import { sofiaDay } from '../sofia-day.ts';

/** Replaces a date in the past (decisions §3). Free of zod. */
export const FREE_NOW = 'Свободен веднага';
export const AT_ONCE = 'веднага';

/** Most by which Sofia is ahead of UTC, in ms. */
const AHEAD_MS = 3 * 3_600_000;

const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * By the day in Sofia, which is the one in UTC or the next: only a day between them needs Sofia's clock, whose first use
 * costs a phone 40 ms.
 * @param availableFrom `2026-05-01`
 */
export function isFreeNow(availableFrom: string, now = new Date()): boolean {
  if (availableFrom <= utcDay(now.getTime())) return true;
  return availableFrom <= utcDay(now.getTime() + AHEAD_MS) && availableFrom <= sofiaDay(now);
}
