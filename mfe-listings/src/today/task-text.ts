import { qualityRules } from '@pokriv/contracts/listing/listing-quality';
import type { TodayTask } from '@pokriv/contracts/listing/today';
import { isSeldomViewed } from '@pokriv/contracts/listing/today-rules';
import { formatBoth, type Currency } from '@pokriv/contracts/money';
import { inPlace } from '@pokriv/contracts/place/in-place';
import { inCity } from '@pokriv/contracts/search/page-titles';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { formatAgo, formatCount, formatDate } from '@pokriv/web-kit/format';
import { dateText } from '@pokriv/web-kit/format/sofia-time';

import { hiddenText } from '../reported/hidden-text.ts';
import { todayTexts as texts } from './messages.ts';

/** `1 юни` */
export const dayOfMonth = (day: string): string => dateText(`${day}T12:00:00Z`);

/** First free day after a lease; never in the past. */
export function freeAfter(leaseEnd: string, now: Date): string {
  const today = sofiaDay(now);
  return leaseEnd > today ? leaseEnd : today;
}

/** Task of a listing and its reason, in sentences. */
export function taskText(task: TodayTask, { currency, now }: { currency: Currency; now: Date }): string {
  switch (task.kind) {
    case 'returned':
      return [texts.returned(task.code, task.isRevision), task.reason].filter(Boolean).join(' ');
    case 'hidden':
      return hiddenText({ moderation: task });
    case 'expiring':
      return task.isOver
        ? texts.expiredOn(formatDate(task.expiresAt))
        : texts.expires(formatDate(task.expiresAt));
    case 'vacating': {
      const day = formatDate(`${task.leaseEnd}T12:00:00Z`);
      return task.leaseEnd <= sofiaDay(now) ? texts.leaseOver(day) : texts.leaseUntil(day);
    }
    case 'quiet': {
      const hint = task.hint ? qualityRules[task.hint].hint : undefined;
      if (task.views === 0) return texts.notViewed(hint);
      const views = formatCount(task.views, texts.views);
      return isSeldomViewed(task.views) ? texts.seldomViewed(views, hint) : texts.quiet(views, hint);
    }
    case 'overpriced': {
      const { percent, price, median, count, city, neighborhood } = task;
      const place = neighborhood === null ? inCity(city) : inPlace(neighborhood);
      const sums = [formatBoth(price, currency), formatBoth(median, currency)] as const;
      return `${texts.overpriced(percent, place)} ${texts.compared(...sums, formatCount(count, texts.similar))}`;
    }
    case 'draft':
      return texts.draft(formatAgo(task.updatedAt, now));
  }
}
