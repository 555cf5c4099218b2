import { GATHER_MIN, MAIL_CLOCK, type AlertFrequency } from '@pokriv/contracts/alert/alert-rules';
import { addDays, instantFrom, wallTimeOf, weekdayOf } from '@pokriv/contracts/conversation/sofia-time';

const MINUTE_MS = 60_000;
const WEEK = 7;

/**
 * Due time of a hit (design/alerts, Flow 5): in five minutes, at 08:00, or on Monday at 08:00, wall time in
 * Sofia across daylight saving; null for a search without mails.
 */
export function dueAt(frequency: AlertFrequency, at: Date): Date | null {
  if (frequency === 'off') return null;
  if (frequency === 'instant') return new Date(at.getTime() + GATHER_MIN * MINUTE_MS);
  const { date, clock } = wallTimeOf(at);
  const isBefore = clock < MAIL_CLOCK;
  const weekday = weekdayOf(date);
  const days = frequency === 'daily' ? Number(!isBefore) : weekday === 1 && isBefore ? 0 : WEEK + 1 - weekday;
  return instantFrom({ date: addDays(date, days), clock: MAIL_CLOCK });
}
