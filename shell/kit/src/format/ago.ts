import { formatDate } from './date.ts';
import { formatMessages, timeWords } from './messages.ts';
import { formatCount } from './number.ts';
import { toDate, type DateLike } from './to-date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS = [
  { from: 365 * DAY, unit: 365 * DAY, words: timeWords.year },
  { from: 30 * DAY, unit: 30 * DAY, words: timeWords.month },
  { from: DAY, unit: DAY, words: timeWords.day },
  { from: HOUR, unit: HOUR, words: timeWords.hour },
  { from: MINUTE, unit: MINUTE, words: timeWords.minute },
] as const;

/** „преди 3 дни“, „преди 1 час“, „току-що“. Future and unreadable values fall back to `formatDate`. */
export function formatAgo(value: DateLike, now: Date = new Date()): string {
  const passed = value === null || value === undefined ? NaN : now.getTime() - toDate(value).getTime();
  if (Number.isNaN(passed) || passed < -MINUTE) return formatDate(value, 'short');
  const step = STEPS.find(({ from }) => passed >= from);
  if (!step) return formatMessages.justNow;
  return formatMessages.ago(formatCount(Math.floor(passed / step.unit), step.words));
}
