import { formatCount, formatDate } from '@pokriv/web-kit/format';

import { texts } from './messages.ts';

const DAY_MS = 86_400_000;
const inSofia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });
const dayNumber = (moment: Date): number => Date.parse(inSofia.format(moment)) / DAY_MS;
const DAYS_TOLD = 31;

/** When a person was last here, to the day, because no more is noted: „днес“, „вчера“, „преди 5 дни“, then the date. */
export function lastSeenText(lastSeenAt: string, now = new Date()): string {
  const days = dayNumber(now) - dayNumber(new Date(lastSeenAt));
  if (days === 0) return texts.seen.today;
  if (days === 1) return texts.seen.yesterday;
  return days > 0 && days < DAYS_TOLD
    ? texts.seen.ago(formatCount(days, texts.seen.days))
    : formatDate(lastSeenAt, 'short');
}
