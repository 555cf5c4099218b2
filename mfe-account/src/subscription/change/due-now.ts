import type { Subscription } from '@pokriv/contracts/billing/billing';
import { planPrices, type PaidPlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';

/** Remaining fraction of the paid period, 0 to 1. */
function restOf({ currentPeriodStart, currentPeriodEnd }: Subscription, now: number): number {
  const [from, to] = [Date.parse(currentPeriodStart), Date.parse(currentPeriodEnd)];
  return Math.min(1, Math.max(0, (to - now) / (to - from)));
}

/**
 * Estimated proration of an upgrade: the price difference for the rest of the period or, from monthly to yearly, a full
 * year less the rest of the month. The provider prorates by the second, so its invoice is exact.
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
