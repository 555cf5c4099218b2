import type { Promotion } from '@pokriv/contracts/billing/billing';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { formatDate } from '@pokriv/web-kit/format';

import { promoteTexts as texts } from './messages.ts';

interface Circumstances {
  status: ListingStatus;
  promotions: readonly Promotion[];
  isFree: boolean;
}

/** Start of an unplanned promotion: a listing has one at a time (decisions §8). */
export function soonestStart({ status, promotions, isFree }: Circumstances): string {
  if (status === 'pending') return texts.startApproved;
  if (promotions.some((one) => one.status === 'scheduled')) return texts.startWaiting;
  const running = promotions.find((one) => one.status === 'active');
  if (running?.endsAt) return texts.startAfter(formatDate(running.endsAt, 'moment'));
  return isFree ? texts.startFree : texts.startNow;
}
