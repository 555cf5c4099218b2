import { notFound } from '@pokriv/contracts/errors';

import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';
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
