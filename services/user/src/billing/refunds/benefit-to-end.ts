import type { PaymentKind } from '@pokriv/contracts/billing/payment-states';
import { isOpenPromotion } from '@pokriv/contracts/listing/promotions';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { BillingDeps } from '../billing-deps.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { isLive } from '../sync/subscription-facts.ts';

/**
 * What ends with a payment that has been given back: nothing when that was not asked for, or when it is over already.
 * A plan ends by what its payment says from now on (see `applySubscription`).
 */
export async function benefitToEnd(
  { subscriptions }: Pick<BillingDeps, 'subscriptions'>,
  { endBenefit = false, promotion, subscriptionId }: StoredPayment,
  unit: Unit,
): Promise<PaymentKind | null> {
  if (!endBenefit) return null;
  if (promotion) return isOpenPromotion(promotion.status) ? 'promotion' : null;
  const subscription = subscriptionId === undefined ? null : await subscriptions.byId(subscriptionId, unit);
  return isLive(subscription) ? 'subscription' : null;
}
