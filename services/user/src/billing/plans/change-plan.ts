import {
  isObstacle,
  planChange,
  planObstacles,
  type PlanChange,
  type SoldPlan,
} from '@pokriv/contracts/billing/plan-changes';
import type { PaidPlanId } from '@pokriv/contracts/billing/plans';
import { conflict, notFound } from '@pokriv/contracts/errors';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import { planKey } from '../stripe/catalogue.ts';
import type { PriceIdOf } from '../stripe/price-ids.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import type { StoredSubscription } from '../subscriptions/subscription.model.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncObject } from '../sync/sync-object.ts';

export interface ChangePlanDeps extends SyncDeps {
  priceIdOf: PriceIdOf;
}

const NO_RIGHTS = { rightsPlan: '', rightsUntil: '' };

/**
 * Upgrades immediately and invoices the rest of the period; downgrades at the period's end with all rights until
 * then.
 * @throws AppError NOT_FOUND without a subscription; CONFLICT for a change that is not sold; PAYMENT_DECLINED when
 * the card was declined and nothing changed
 */
export async function changePlan(
  deps: ChangePlanDeps,
  userId: string,
  wanted: SoldPlan,
): Promise<{ subscription: StoredSubscription; step: PlanChange }> {
  const present = await freshLiveOf(deps, userId);
  const step = planChange(present, wanted);
  if (isObstacle(step)) throw conflict(planObstacles[step]);
  const change = priceChanger(deps, present._id);
  const downgradeLater = (planId: PaidPlanId) =>
    change(
      { planId, interval: present.interval },
      {
        proration_behavior: 'none',
        metadata: {
          rightsPlan: present.planId,
          rightsUntil: String(present.currentPeriodEnd.getTime() / 1000),
        },
      },
    );
  if (step === 'downgrade') await downgradeLater(wanted.planId);
  // Stripe prorates from the current price; the rest of the period is paid at the price of the kept rights
  const isLeft = step === 'restore' || (step === 'upgrade' && present.nextPlanId !== null);
  if (isLeft) await change(present, { proration_behavior: 'none', metadata: NO_RIGHTS });
  if (step === 'upgrade')
    await change(wanted, {
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      metadata: NO_RIGHTS,
    }).catch(async (error: unknown) => {
      if (present.nextPlanId !== null) await downgradeLater(present.nextPlanId);
      throw error;
    });
  await askStripe(syncObject(deps, 'subscription', present._id));
  return { subscription: await liveOf(deps, userId), step };
}

const priceChanger =
  ({ stripe, priceIdOf }: ChangePlanDeps, id: string) =>
  async (plan: SoldPlan, how: Stripe.SubscriptionUpdateParams): Promise<void> => {
    const subscription = await askStripe(stripe.subscriptions.retrieve(id));
    const [item] = subscription.items.data;
    const price = await priceIdOf(planKey(plan));
    await askStripe(stripe.subscriptions.update(id, { items: [{ id: item?.id, price }], ...how }));
  };

/**
 * Cancels a subscription at the period's end, or resumes it.
 * @throws AppError NOT_FOUND without one; CONFLICT when it is already in that state
 */
export async function endAtPeriodEnd(
  deps: SyncDeps,
  { userId, isToEnd }: { userId: string; isToEnd: boolean },
): Promise<StoredSubscription> {
  const { _id, cancelAtPeriodEnd } = await freshLiveOf(deps, userId);
  if (cancelAtPeriodEnd === isToEnd) throw conflict(isToEnd ? messages.isCancelling : messages.notCancelling);
  await askStripe(deps.stripe.subscriptions.update(_id, { cancel_at_period_end: isToEnd }));
  await askStripe(syncObject(deps, 'subscription', _id));
  return liveOf(deps, userId);
}

/** @throws AppError NOT_FOUND when no subscription gives rights */
async function liveOf(
  { subscriptions }: Pick<SyncDeps, 'subscriptions'>,
  userId: string,
): Promise<StoredSubscription> {
  const live = await subscriptions.liveOf(userId);
  if (!live) throw notFound(messages.subscriptionMissing);
  return live;
}

/**
 * `liveOf` after a sync with Stripe: includes changes made there a moment ago.
 * @throws AppError NOT_FOUND, or UNAVAILABLE
 */
async function freshLiveOf(deps: SyncDeps, userId: string): Promise<StoredSubscription> {
  const { _id } = await liveOf(deps, userId);
  await askStripe(syncObject(deps, 'subscription', _id));
  return liveOf(deps, userId);
}
