import { conflict } from '@pokriv/contracts/errors';
import {
  isObstacle,
  planChange,
  planObstacles,
  type PlanChange,
  type SoldPlan,
} from '@pokriv/contracts/billing/plan-changes';
import type { PaidPlanId } from '@pokriv/contracts/billing/plans';
import type Stripe from 'stripe';

import type { BillingDeps } from '../billing-deps.ts';
import { planKey } from '../stripe/catalogue.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import { syncObject } from '../sync/sync-object.ts';
import { freshLiveOf, liveOf } from './live-of.ts';
import type { StoredSubscription } from './subscription.model.ts';

/** Nothing is kept of a plan that was left. */
const NO_RIGHTS = { rightsPlan: '', rightsUntil: '' };

/**
 * Changes the plan: more at once, with a bill for what is left of the period; less at its end, with all rights until then.
 * @throws AppError NOT_FOUND without a subscription; CONFLICT for a change that is not sold; PAYMENT_DECLINED when the card
 * was refused: then nothing has changed
 */
export async function changePlan(
  deps: BillingDeps,
  userId: string,
  wanted: SoldPlan,
): Promise<{ subscription: StoredSubscription; step: PlanChange }> {
  const present = await freshLiveOf(deps, userId);
  const step = planChange(present, wanted);
  if (isObstacle(step)) throw conflict(planObstacles[step]);
  const change = priceChanger(deps, present._id);
  const lessLater = (planId: PaidPlanId) =>
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
  if (step === 'downgrade') await lessLater(wanted.planId);
  // what is left is paid at the price of the plan whose rights hold
  const isLeft = step === 'restore' || (step === 'upgrade' && present.nextPlanId !== null);
  if (isLeft) await change(present, { proration_behavior: 'none', metadata: NO_RIGHTS });
  if (step === 'upgrade')
    await change(wanted, {
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      metadata: NO_RIGHTS,
    }).catch(async (error: unknown) => {
      if (present.nextPlanId !== null) await lessLater(present.nextPlanId);
      throw error;
    });
  await askStripe(syncObject(deps, 'subscription', present._id));
  return { subscription: await liveOf(deps, userId), step };
}

const priceChanger =
  ({ stripe, priceIdOf }: BillingDeps, id: string) =>
  async (plan: SoldPlan, how: Stripe.SubscriptionUpdateParams): Promise<void> => {
    const subscription = await askStripe(stripe.subscriptions.retrieve(id));
    const [item] = subscription.items.data;
    const price = await priceIdOf(planKey(plan));
    await askStripe(stripe.subscriptions.update(id, { items: [{ id: item?.id, price }], ...how }));
  };
