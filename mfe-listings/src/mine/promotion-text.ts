import type { Promotion } from '@pokriv/contracts/billing/billing';
import { promotionStatuses } from '@pokriv/contracts/listing/promotions';
import { formatDate } from '@pokriv/web-kit/format';

import { mineTexts } from './messages.ts';

const texts = mineTexts.promotion;

type Shown = Pick<Promotion, 'status' | 'startsAt' | 'endsAt'>;

/** A planned start in the past is not shown: the promotion waits for something else. */
function waitingText(startsAt: string | null, runningUntil: string | undefined): string {
  const planned = startsAt ? Date.parse(startsAt) : 0;
  if (runningUntil && planned <= Date.parse(runningUntil)) return texts.afterRunning;
  return startsAt && planned > Date.now() ? texts.from(formatDate(startsAt, 'moment')) : texts.afterApproval;
}

/**
 * State of a promotion: „Тече до 28.11.2026, 12:00“, „Предстои от 01.12.2026, 00:00“.
 * @param runningUntil end of the listing's running promotion, before which this one does not start
 */
export function promotionText({ status, startsAt, endsAt }: Shown, runningUntil?: string): string {
  if (status === 'active' && endsAt) return texts.until(formatDate(endsAt, 'moment'));
  if (status === 'scheduled') return waitingText(startsAt, runningUntil);
  if (status === 'expired' && startsAt && endsAt)
    return texts.over(formatDate(startsAt, 'short'), formatDate(endsAt, 'short'));
  return promotionStatuses[status];
}
