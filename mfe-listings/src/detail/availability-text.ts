import { FREE_NOW, isFreeNow } from '@pokriv/contracts/availability';
import { formatDate } from '@pokriv/web-kit/format';

/** A past date means that it is free now (decisions §3). @param date `2026-05-01` */
export function availabilityText(date: string | undefined, now = new Date()): string | undefined {
  if (!date) return undefined;
  return isFreeNow(date, now) ? FREE_NOW : formatDate(date, 'short');
}
