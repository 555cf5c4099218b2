import type { Subscription } from '@pokriv/contracts/billing/billing';
import {
  isObstacle,
  planChange,
  type PlanChange,
  type PlanObstacle,
} from '@pokriv/contracts/billing/plan-changes';
import type { PlanId, PlanInterval } from '@pokriv/contracts/billing/plans';

/**
 * Offer of the page for a plan: a change of the subscription, or
 * - `buy`: a first subscription, paid at the provider
 * - `end`: back to the free plan at the end of the paid period
 */
export type PlanStep =
  { kind: PlanChange | 'current' | 'buy' | 'end' | 'none' } | { kind: 'blocked'; why: PlanObstacle };

interface Wanted {
  plan: PlanId;
  interval: PlanInterval;
}

/**
 * Step from the current plan to a wanted one (decisions §8).
 * @param current plan in effect
 * @param subscription the live one, if any
 */
export function planStep(current: PlanId, subscription: Subscription | undefined, wanted: Wanted): PlanStep {
  const { plan, interval } = wanted;
  if (!subscription) {
    if (plan === current) return { kind: 'current' };
    return { kind: plan === 'free' ? 'none' : 'buy' };
  }
  if (plan === 'free') {
    return subscription.cancelAtPeriodEnd ? { kind: 'blocked', why: 'starts-later' } : { kind: 'end' };
  }
  const change = planChange(subscription, { planId: plan, interval });
  if (change === 'same') return { kind: 'current' };
  return isObstacle(change) ? { kind: 'blocked', why: change } : { kind: change };
}
