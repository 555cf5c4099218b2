import { shortClock } from '@pokriv/contracts/alert/alert-rules';
import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { clockText, dayText } from '@pokriv/web-kit/format/sofia-time';

import { pageTexts as texts } from './messages.ts';

/** „днес в 8:00“, „утре в 8:00“, „понеделник, 30 ноември в 8:00“. @param at ISO 8601 */
export function nextMailText(at: string, now = new Date()): string {
  const clock = shortClock(clockText(at));
  const day = sofiaDay(new Date(at));
  const today = sofiaDay(now);
  if (day === today) return texts.today(clock);
  if (day === addDays(today, 1)) return texts.tomorrow(clock);
  return texts.on(dayText(at), clock);
}
