import { unavailable } from '@pokriv/contracts/errors';

import { closeCheckout } from '../checkout/close-checkout.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncObject } from '../sync/sync-object.ts';

const MAX_TRIES = 5;

/**
 * Pauses collection while the owner is suspended: Stripe voids new invoices, open checkouts are expired. Resumes when
 * the suspension ends. Reads the account again after each call to Stripe, so that the latest state wins.
 * @throws AppError UNAVAILABLE when the state changes on every try
 */
export async function followSuspension(deps: SyncDeps, userId: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const account = await deps.accounts.byId(userId);
    // an account being erased loses its subscription anyway
    if (!account || account.isErasing) return;
    const { isSuspended } = account;
    if (isSuspended) for (const open of await deps.payments.openOf(userId)) await closeCheckout(deps, open);
    const known = await deps.subscriptions.liveOf(userId);
    if (known) await syncObject(deps, 'subscription', known._id);
    const live = await deps.subscriptions.liveOf(userId);
    if (!live || (live.isPaused ?? false) === isSuspended) return;
    // Stripe refuses an ended subscription; the next try finds it ended
    await deps.stripe.subscriptions.update(live._id, {
      pause_collection: isSuspended ? { behavior: 'void' } : '',
    });
  }
  throw unavailable();
}
