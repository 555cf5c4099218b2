import type { Promotion } from '@pokriv/contracts/billing/billing';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatDate } from '@pokriv/web-kit/format';

import { promoteTexts as texts } from './messages.ts';

interface Circumstances {
  listing: OwnProperty;
  promotions: readonly Promotion[];
  isFree: boolean;
}

/** Start of an unplanned promotion: a listing has one at a time (decisions §8). */
export function soonestStart({ listing, promotions, isFree }: Circumstances): string {
  if (isHiddenByReports(listing)) return texts.startShown;
  if (listing.status === 'pending') return texts.startApproved;
  if (promotions.some((one) => one.status === 'scheduled')) return texts.startWaiting;
  const running = promotions.find((one) => one.status === 'active');
  if (running?.endsAt) return texts.startAfter(formatDate(running.endsAt, 'moment'));
  return isFree ? texts.startFree : texts.startNow;
}
