import { planOrder, type PlanId, type PlanInterval } from '@pokriv/contracts/plans';
import type { Subscription } from '@pokriv/contracts/billing';

/** Why a plan cannot be taken from here. */
export type Obstacle = 'resume-first' | 'pay-first' | 'starts-later' | 'after-the-year' | 'lower-first';

/**
 * - `buy`: a first subscription, paid at the provider's page
 * - `now`: more at once, the difference is charged to the card
 * - `later`: less, from the end of what is paid
 * - `stay`: a lesser plan was chosen, and is not wanted after all
 * - `end`: back to the free plan at the end of what is paid
 */
export type PlanStep =
  | { kind: 'current' | 'buy' | 'now' | 'later' | 'stay' | 'end' | 'none' }
  | { kind: 'blocked'; why: Obstacle };

interface Wanted {
  plan: PlanId;
  interval: PlanInterval;
}

const rank = (plan: PlanId): number => planOrder.indexOf(plan);

function changeOf(subscription: Subscription, { plan, interval }: Wanted): PlanStep {
  const isSameInterval = interval === subscription.interval;
  if (!isSameInterval && interval === 'month') return { kind: 'blocked', why: 'after-the-year' };
  if (rank(plan) >= rank(subscription.planId)) return { kind: 'now' };
  return isSameInterval ? { kind: 'later' } : { kind: 'blocked', why: 'lower-first' };
}

/** The free plan that follows a cancelled one is taken back by resuming. */
const ownStep = ({ nextPlanId, cancelAtPeriodEnd }: Subscription): PlanStep => ({
  kind: nextPlanId !== null && !cancelAtPeriodEnd ? 'stay' : 'current',
});

/**
 * What leads from the present plan to a wanted one (decisions §8).
 * @param current the plan whose rights the person has
 * @param subscription the live one, if there is any
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
  if (plan === subscription.planId && interval === subscription.interval) return ownStep(subscription);
  if (subscription.cancelAtPeriodEnd) return { kind: 'blocked', why: 'resume-first' };
  if (subscription.status === 'past_due') return { kind: 'blocked', why: 'pay-first' };
  if (plan === subscription.nextPlanId) return { kind: 'blocked', why: 'starts-later' };
  return changeOf(subscription, wanted);
}
