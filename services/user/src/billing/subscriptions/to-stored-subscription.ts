import type { SoldPlan } from '@pokriv/contracts/billing/plan-changes';
import { PAST_DUE_DAYS, planPrices } from '@pokriv/contracts/billing/plans';
import type { SubscriptionStatus } from '@pokriv/contracts/billing/subscription-states';
import type Stripe from 'stripe';

import { planOfPrice } from '../stripe/catalogue.ts';
import { dateOf } from '../stripe/read-facts.ts';
import type { StoredSubscription } from './subscription.model.ts';

const DAY_MS = 86_400_000;

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  canceled: 'canceled',
};

export type Ours = Pick<StoredSubscription, 'userId' | 'endReason'>;

function statusOf(subscription: Stripe.Subscription, { endReason }: Ours): SubscriptionStatus {
  const status = statuses[subscription.status] ?? 'incomplete';
  const isUnpaid = endReason === 'unpaid' || subscription.cancellation_details?.reason === 'payment_failed';
  return status === 'canceled' && isUnpaid ? 'expired' : status;
}

/** After a downgrade: the bigger plan, valid until the period ends. */
function keptPlan({ metadata }: Stripe.Subscription, periodStart: number, sold: SoldPlan) {
  const { rightsPlan, rightsUntil } = metadata;
  const isKept = rightsPlan === 'premium' || rightsPlan === 'business';
  return isKept && periodStart < Number(rightsUntil) ? rightsPlan : sold.planId;
}

/** True while Stripe voids new invoices. */
export const isPaused = ({ pause_collection: pause }: Stripe.Subscription): boolean =>
  pause?.behavior === 'void';

/**
 * Maps a Stripe subscription; undefined for a plan not sold here. The paid time of a past-due one ended when the
 * current period began.
 */
export function toStoredSubscription(
  subscription: Stripe.Subscription,
  ours: Ours,
  now: Date,
): StoredSubscription | undefined {
  const [item] = subscription.items.data;
  const sold = item && planOfPrice(item.price);
  if (!sold) return undefined;
  const { current_period_start: start, current_period_end: end } = item;
  const planId = keptPlan(subscription, start, sold);
  const isKept = planId !== sold.planId;
  const asked = item.price.unit_amount ?? 0;
  const status = statusOf(subscription, ours);
  return {
    ...ours,
    _id: subscription.id,
    planId,
    interval: sold.interval,
    status,
    currentPeriodStart: dateOf(start),
    currentPeriodEnd: dateOf(end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end && subscription.ended_at === null,
    nextPlanId: isKept ? sold.planId : null,
    graceEndsAt: status === 'past_due' ? new Date(start * 1000 + PAST_DUE_DAYS * DAY_MS) : null,
    isPaused: isPaused(subscription),
    // After a downgrade Stripe knows only the next price; the current one is the kept plan's.
    amount: isKept ? planPrices[planId][sold.interval] : asked,
    nextAmount: isKept ? asked : null,
    createdAt: dateOf(subscription.created),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    updatedAt: now,
  };
}
