import { AT_ONCE, isFreeNow } from '@pokriv/contracts/listing/availability';
import { formatDate } from '@pokriv/web-kit/format';

import { detailTexts as texts } from './messages.ts';

/**
 * „Свободен: веднага“ for a past day (decisions §3), otherwise „Свободен от: 1 май 2026 г.“
 * @param date `2026-05-01`
 */
export function availabilityFact(
  date: string | undefined,
  now = new Date(),
): [label: string, value: string | undefined] {
  if (!date) return [texts.fact.availableFrom, undefined];
  return isFreeNow(date, now)
    ? [texts.fact.available, AT_ONCE]
    : [texts.fact.availableFrom, formatDate(date)];
}
