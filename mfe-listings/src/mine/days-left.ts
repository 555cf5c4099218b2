import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { ENDING_DAYS } from '@pokriv/contracts/listing/today-rules';
import { formatAgo, formatDate } from '@pokriv/web-kit/format';

import { mineTexts as texts } from './messages.ts';

const DAY_MS = 86_400_000;

export interface Term {
  text: string;
  isSoon: boolean;
}

/** Days until a moment, rounded up, at least 0. */
export const daysUntil = (moment: string, now: Date = new Date()): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / DAY_MS));

/** How long a listing keeps its state, or since when it has it. */
export function termOf(listing: OwnProperty, now: Date = new Date()): Term {
  const { status, expiresAt, submittedAt, updatedAt, leaseEnd } = listing;
  const calm = (text: string): Term => ({ text, isSoon: false });
  if ((status === 'active' || status === 'paused') && expiresAt) {
    const left = daysUntil(expiresAt, now);
    if (left === 0) return { text: texts.over, isSoon: true };
    const text = `${texts.daysLeft(left)} ${texts.until(formatDate(expiresAt, 'short'))}`;
    return { text, isSoon: left <= ENDING_DAYS };
  }
  if (status === 'expired' && expiresAt) return calm(texts.expiredOn(formatDate(expiresAt, 'short')));
  if (status === 'rented' && leaseEnd)
    return calm(texts.rentedUntil(formatDate(`${leaseEnd}T12:00:00Z`, 'short')));
  if (isHiddenByReports(listing) && submittedAt) return calm(texts.hidden(formatAgo(submittedAt, now)));
  if (status === 'pending' && submittedAt) return calm(texts.sent(formatAgo(submittedAt, now)));
  if (status === 'deleted') return calm(texts.deleted(formatAgo(updatedAt, now)));
  return calm(texts.changed(formatAgo(updatedAt, now)));
}
