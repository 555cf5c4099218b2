import { notFound } from '@pokriv/contracts/errors';

import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import { syncObject } from '../sync/sync-object.ts';
import type { StoredSubscription } from './subscription.model.ts';

/** The subscription that gives somebody their plan. @throws AppError NOT_FOUND */
export async function liveOf(
  { subscriptions }: Pick<BillingDeps, 'subscriptions'>,
  userId: string,
): Promise<StoredSubscription> {
  const live = await subscriptions.liveOf(userId);
  if (!live) throw notFound(messages.subscriptionMissing);
  return live;
}

/**
 * The same as the provider knows it now: what was done there a moment ago counts before anything is changed.
 * @throws AppError NOT_FOUND, or UNAVAILABLE
 */
export async function freshLiveOf(deps: BillingDeps, userId: string): Promise<StoredSubscription> {
  const { _id } = await liveOf(deps, userId);
  await askStripe(syncObject(deps, 'subscription', _id));
  return liveOf(deps, userId);
}
