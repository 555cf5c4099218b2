import type { Subscription } from '@pokriv/contracts/billing/billing';
import { planPrices, type PaidPlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';

/** How much of a paid period is left, 0 to 1. */
function restOf({ currentPeriodStart, currentPeriodEnd }: Subscription, now: number): number {
  const [from, to] = [Date.parse(currentPeriodStart), Date.parse(currentPeriodEnd)];
  return Math.min(1, Math.max(0, (to - now) / (to - from)));
}

/**
 * About what a change to more costs at once: within one interval the difference for the rest of the period; from months to
 * years a whole year, less what is left of the month. The provider counts to the second, so its bill is the exact one.
 * @returns euro cents
 */
export function dueNow(
  subscription: Subscription,
  plan: PaidPlanId,
  interval: PlanInterval,
  now: number = Date.now(),
): number {
  const rest = restOf(subscription, now);
  const price = planPrices[plan][interval];
  const due = interval === subscription.interval ? price * rest : price;
  return Math.max(0, Math.round(due - subscription.amount * rest));
}
