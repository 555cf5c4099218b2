import type { BillingDeps } from '../billing-deps.ts';
import type { StoredSubscription } from '../subscriptions/subscription.model.ts';
import { endAtProvider } from '../sync/synchronise.ts';
import { syncObject } from '../sync/sync-object.ts';

/** The days of grace are over: it is read once more, and what is still not paid ends. */
export async function endUnpaid(deps: BillingDeps, { _id }: StoredSubscription): Promise<void> {
  await syncObject(deps, 'subscription', _id);
  const present = await deps.subscriptions.byId(_id);
  if (!present?.graceEndsAt || present.graceEndsAt > deps.now()) return;
  await deps.inTransaction((unit) => deps.subscriptions.markEnding(_id, 'unpaid', unit));
  await endAtProvider(deps, _id);
  await syncObject(deps, 'subscription', _id);
}
