import { formatDate } from '@pokriv/web-kit/format';

import { detailTexts } from './messages.ts';

/** A past date means that it is free now (decisions §3). @param date `2026-05-01` */
export function availabilityText(date: string | undefined, now = new Date()): string | undefined {
  if (!date) return undefined;
  return Date.parse(date) <= now.getTime() ? detailTexts.availableNow : formatDate(date, 'short');
}
