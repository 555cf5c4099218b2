import type { Payment } from '@pokriv/contracts/billing/billing';
import { formatDate } from '@pokriv/web-kit/format';

import { payingTexts as texts } from './messages.ts';

/** Known dates of a promotion; undefined for one that will never run. */
export function promotionDates(promotion: NonNullable<Payment['promotion']>): string | undefined {
  const { status, startsAt, endsAt, startsAfter } = promotion;
  if (status === 'refunded') return undefined;
  if (startsAt && endsAt) return texts.runs(formatDate(startsAt, 'short'), formatDate(endsAt, 'short'));
  if (status === 'scheduled' && startsAfter) return texts.startsAfter(formatDate(startsAfter));
  if (startsAt) return texts.startsOn(formatDate(startsAt));
  return status === null || status === 'scheduled' ? texts.startsLater : undefined;
}
