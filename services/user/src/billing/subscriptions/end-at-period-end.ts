import { conflict } from '@pokriv/contracts/errors';

import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import { syncObject } from '../sync/sync-object.ts';
import { freshLiveOf, liveOf } from './live-of.ts';
import type { StoredSubscription } from './subscription.model.ts';

/**
 * Lets a subscription end with what is paid, or go on after all.
 * @throws AppError NOT_FOUND without one; CONFLICT when it is so already
 */
export async function endAtPeriodEnd(
  deps: BillingDeps,
  userId: string,
  isToEnd: boolean,
): Promise<StoredSubscription> {
  const { _id, cancelAtPeriodEnd } = await freshLiveOf(deps, userId);
  if (cancelAtPeriodEnd === isToEnd) throw conflict(isToEnd ? messages.isCancelling : messages.notCancelling);
  await askStripe(deps.stripe.subscriptions.update(_id, { cancel_at_period_end: isToEnd }));
  await askStripe(syncObject(deps, 'subscription', _id));
  return liveOf(deps, userId);
}
