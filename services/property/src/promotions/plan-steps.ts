import {
  PROMOTION_PATIENCE_DAYS,
  type PromotionAction,
  type PromotionRefusal,
} from '@pokriv/contracts/listing/promotions';

import { DAY_MS } from '../listings/reminders.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { StoredPromotion } from './stored-promotion.ts';

/** Longest wait of a promotion for a listing that is paused, expired, rented or pending, before a refund. */
const MAX_WAIT_MS = PROMOTION_PATIENCE_DAYS * DAY_MS;

export interface Step {
  promotion: StoredPromotion;
  action: PromotionAction;
  why?: PromotionRefusal;
}
type Situation = Pick<StoredListing, 'status' | 'isHidden' | 'promotion'>;

const plannedAt = ({ startsAt, createdAt }: StoredPromotion): Date => startsAt ?? createdAt;
const isRunning = ({ status, endsAt }: StoredPromotion, at: Date): boolean =>
  status === 'active' && endsAt !== null && endsAt > at;
const isShown = ({ status, isHidden }: Situation): boolean => status === 'active' && isHidden !== true;

/**
 * End of a promotion's wait for a listing that is not public; the time behind a running promotion does not
 * count.
 */
function waitDeadline(promotion: StoredPromotion, { promotion: last }: Situation): Date {
  const since = Math.max(plannedAt(promotion).getTime(), last?.endsAt.getTime() ?? 0);
  return new Date(since + MAX_WAIT_MS);
}

const refusal = (promotion: StoredPromotion, why: PromotionRefusal): Step =>
  promotion.source === 'admin' ? { promotion, action: 'cancel' } : { promotion, action: 'refund', why };

/**
 * Due steps for a listing's open promotions in its current state (decisions §8). One runs at a time and the
 * next waits; a paused listing does not stop the clock. A removal for a violation refunds nothing; otherwise
 * an unstarted promotion is refunded.
 * @param open oldest grant first
 */
export function planSteps(listing: Situation, open: readonly StoredPromotion[], at: Date): Step[] {
  const active = open.filter(({ status }) => status === 'active');
  const waiting = open.filter(({ status }) => status === 'scheduled');
  const cancelled = (some: readonly StoredPromotion[]) =>
    some.map((promotion): Step => ({ promotion, action: 'cancel' }));
  if (listing.status === 'removed') return cancelled(open);
  if (listing.status === 'deleted')
    return [...cancelled(active), ...waiting.map((one) => refusal(one, 'listing_gone'))];

  const ended = active
    .filter((one) => !isRunning(one, at))
    .map((promotion): Step => ({ promotion, action: 'end' }));
  if (listing.status === 'rejected')
    return [...ended, ...waiting.map((one) => refusal(one, 'listing_rejected'))];
  if (ended.length < active.length) return ended;
  if (isShown(listing)) {
    const [promotion] = waiting
      .filter((one) => plannedAt(one) <= at)
      .sort((one, other) => plannedAt(one).getTime() - plannedAt(other).getTime());
    return promotion ? [...ended, { promotion, action: 'start' }] : ended;
  }
  const overdue = waiting.filter((one) => waitDeadline(one, listing) <= at);
  return [...ended, ...overdue.map((one) => refusal(one, 'listing_closed'))];
}

export function nextCheckAt(
  promotion: StoredPromotion,
  { listing, runningUntil, at }: { listing: Situation; runningUntil: Date | undefined; at: Date },
): Date {
  const planned = plannedAt(promotion);
  if (promotion.endsAt) return promotion.endsAt;
  if (planned > at) return planned;
  return runningUntil ?? waitDeadline(promotion, listing);
}

/**
 * Start of each promotion of a public listing that waits for another one to end; omits those that wait only
 * for their own date.
 */
export function startsAfter(listing: Situation, open: readonly StoredPromotion[]): Map<string, Date> {
  const starts = new Map<string, Date>();
  let free = open.find(({ status }) => status === 'active')?.endsAt ?? undefined;
  if (!free || !isShown(listing)) return starts;
  const waiting = open
    .filter(({ status }) => status === 'scheduled')
    .sort((one, other) => plannedAt(one).getTime() - plannedAt(other).getTime());
  for (const promotion of waiting) {
    const planned = plannedAt(promotion);
    if (planned < free) starts.set(promotion._id, free);
    free = new Date(Math.max(planned.getTime(), free.getTime()) + promotion.days * DAY_MS);
  }
  return starts;
}
