import type { Subscription } from '@pokriv/contracts/billing/billing';

import type { StoredSubscription } from './subscription.model.ts';

export function toSubscription(subscription: StoredSubscription): Subscription {
  const {
    _id,
    userId,
    planId,
    interval,
    status,
    cancelAtPeriodEnd,
    nextPlanId,
    amount,
    nextAmount = null,
  } = subscription;
  return {
    id: _id,
    userId,
    planId,
    interval,
    status,
    currentPeriodStart: subscription.currentPeriodStart.toISOString(),
    currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    nextPlanId: cancelAtPeriodEnd ? 'free' : nextPlanId,
    graceEndsAt: subscription.graceEndsAt?.toISOString() ?? null,
    amount,
    nextAmount: cancelAtPeriodEnd ? null : nextAmount,
    createdAt: subscription.createdAt.toISOString(),
    endedAt: subscription.endedAt?.toISOString() ?? null,
  };
}
