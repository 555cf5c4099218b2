import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { formatDate } from './date.ts';
import { formatMessages, timeWords } from './messages.ts';
import { formatCount } from './number.ts';
import { toDate, type DateLike } from './to-date.ts';

const DAY_MS = 86_400_000;
const FAR_DAYS = 30;

/** Days since 1970 in Sofia's calendar. */
const dayNumber = (date: Date): number => Date.parse(sofiaDay(date)) / DAY_MS;

/** „днес“, „вчера“, „преди 3 дни“, then the date: for values without a time of day. */
export function formatDayAgo(value: DateLike, now: Date = new Date()): string {
  const date = value === null || value === undefined ? new Date(NaN) : toDate(value);
  if (Number.isNaN(date.getTime())) return formatDate(value, 'short');
  const days = dayNumber(now) - dayNumber(date);
  if (days === 0) return formatMessages.today;
  if (days === 1) return formatMessages.yesterday;
  if (days < 0 || days > FAR_DAYS) return formatDate(value, 'short');
  return formatMessages.ago(formatCount(days, timeWords.day));
}
