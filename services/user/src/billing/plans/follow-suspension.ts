import { unavailable } from '@pokriv/contracts/errors';

import { closeCheckout } from '../checkout/close-checkout.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncObject } from '../sync/sync-object.ts';

const MOST_TRIES = 5;

/**
 * Takes no money from who is suspended: bills are void as they are written, and pages that are open are closed. Collection
 * goes on when the suspension has ended. What is right is read again after the provider was told, so that of a suspension
 * and its end at once the later stays; without a live subscription there is nothing to tell.
 * @throws AppError UNAVAILABLE when it changed every time
 */
export async function followSuspension(deps: SyncDeps, userId: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const account = await deps.accounts.byId(userId);
    // whoever is being erased has no subscription soon
    if (!account || account.isErasing) return;
    const { isSuspended } = account;
    if (isSuspended) for (const open of await deps.payments.openOf(userId)) await closeCheckout(deps, open);
    const known = await deps.subscriptions.liveOf(userId);
    if (known) await syncObject(deps, 'subscription', known._id);
    const live = await deps.subscriptions.liveOf(userId);
    if (!live || (live.isPaused ?? false) === isSuspended) return;
    // one that has ended meanwhile is refused there, and the next try finds it so
    await deps.stripe.subscriptions.update(live._id, {
      pause_collection: isSuspended ? { behavior: 'void' } : '',
    });
  }
  throw unavailable();
}
