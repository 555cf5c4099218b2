import { EXCESS_DAYS, planNames, type PlanId } from '@pokriv/contracts/billing/plans';
import { isOpenPromotion } from '@pokriv/contracts/listing/promotions';
import { liveSubscriptions } from '@pokriv/contracts/billing/subscription-states';
import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { titleOf } from '../list/title-of.ts';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';

const said = texts.refund;
const planChoice = (plan: PlanId) => ({
  label: said.endPlan(planNames[plan]),
  hint: said.endPlanHint(EXCESS_DAYS),
});

/**
 * Running benefit of a payment as text; null when none runs, undefined while loading. The plan may have changed since
 * the payment.
 */
export function useBenefit({ userId, promotion, subscription, subscriptionId }: ShownPayment) {
  const isPlan = !promotion && subscription !== null;
  const { data, error } = useRead('readUserBilling', {
    params: { id: userId },
    isEnabled: isPlan,
    swr: fresh,
  });
  if (promotion) {
    return isOpenPromotion(promotion.status)
      ? { label: said.endPromotion(titleOf(promotion)), hint: said.endPromotionHint }
      : null;
  }
  if (!isPlan) return null;
  // Fails safe: the subscription may be live, and ending an ended one is a no-op.
  if (error) return planChoice(subscription.planId);
  if (!data) return undefined;
  const live = data.data.subscriptions.find(
    ({ id, status }) => id === subscriptionId && liveSubscriptions.includes(status),
  );
  return live ? planChoice(live.planId) : null;
}
