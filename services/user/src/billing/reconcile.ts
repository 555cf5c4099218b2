import { log } from '@pokriv/service-kit/log';

import { closeCheckout } from './checkout/close-checkout.ts';
import { isOpen } from './checkout/is-open.ts';
import { followSuspension } from './plans/follow-suspension.ts';
import { refundPayment } from './refunds/refund-payment.ts';
import type { StoredSubscription } from './subscriptions/subscription.model.ts';
import { syncObject, syncPayment } from './sync/sync-object.ts';
import { endAtProvider } from './sync/synchronise.ts';
import { receiveMissed } from './webhooks/receive-missed.ts';
import { syncEvent, type SyncEventDeps } from './webhooks/sync-event.ts';

const MOST = 100;
/** Grace before the reconciliation handles an open payment, a requested refund or a received event. */
const PENDING_MS = 120_000;
const REFUND_MS = 600_000;
const SYNC_MS = 600_000;

/**
 * Repairs missed webhooks: missed events, failed syncs, stale payments, overdue or wrongly paused subscriptions,
 * pending refunds. A failing part does not stop the others.
 */
export async function reconcile(deps: SyncEventDeps): Promise<void> {
  const now = deps.now().getTime();
  const parts: Readonly<Record<string, (part: string) => Promise<void>>> = {
    events: async (part) => {
      await receiveMissed(deps);
      const unsynced = await deps.stripeEvents.unsynced(new Date(now - SYNC_MS), MOST);
      await each(part, unsynced, async ({ _id: id, type, objectId }) => {
        await deps.stripeEvents.touch(id, deps.now());
        await syncEvent(deps, { id, type, objectId });
      });
    },
    payments: async (part) => {
      const open = await deps.payments.open(new Date(now - PENDING_MS), MOST);
      await each(part, open, (payment) => syncOpenPayment(deps, payment));
    },
    subscriptions: async (part) => {
      const overdue = await deps.subscriptions.overdue(new Date(now), MOST);
      await each(part, overdue, async ({ _id }) => {
        await deps.subscriptions.touch(_id);
        await syncObject(deps, 'subscription', _id);
      });
    },
    unpaid: async (part) => {
      const unpaid = await deps.subscriptions.unpaid(new Date(now), MOST);
      await each(part, unpaid, (subscription) => endUnpaid(deps, subscription));
    },
    pauses: async (part) => {
      const wrong = await deps.subscriptions.wronglyCollected(await deps.accounts.suspendedPayers(), MOST);
      await each(part, wrong, async ({ _id, userId }) => {
        await deps.subscriptions.touch(_id);
        await followSuspension(deps, userId);
      });
    },
    endings: async (part) => {
      const ending = await deps.subscriptions.ending(MOST);
      await each(part, ending, async ({ _id }) => {
        await endAtProvider(deps, _id);
        await syncObject(deps, 'subscription', _id);
      });
    },
    refunds: async (part) => {
      const waiting = await deps.payments.unrefunded(new Date(now - REFUND_MS), MOST);
      await each(part, waiting, ({ _id }) => refundPayment(deps, { paymentId: _id }));
    },
  };
  for (const [part, run] of Object.entries(parts))
    await run(part).catch((error: unknown) =>
      log.warn({ part, err: error }, 'reconciliation: part failed, retried on the next run'),
    );
}

type Payment = Parameters<typeof syncPayment>[1];

async function syncOpenPayment(deps: SyncEventDeps, payment: Payment): Promise<void> {
  await deps.payments.touch(payment._id);
  const isForgotten = payment.sessionId === undefined && payment.invoiceId === undefined;
  if (!isForgotten) return syncPayment(deps, payment);
  // the checkout was never opened, or the process died before it stored the session
  if (!isOpen(payment, deps.now())) await closeCheckout(deps, payment);
}

async function each<Thing extends { _id: string }>(
  part: string,
  things: readonly Thing[],
  look: (thing: Thing) => Promise<void>,
): Promise<void> {
  for (const thing of things)
    await look(thing).catch((error: unknown) =>
      log.warn({ part, id: thing._id, err: error }, 'reconciliation: object not reconciled, retried later'),
    );
}

/** After the grace period: syncs once more and ends the subscription if still unpaid. */
async function endUnpaid(deps: SyncEventDeps, { _id }: StoredSubscription): Promise<void> {
  await syncObject(deps, 'subscription', _id);
  const present = await deps.subscriptions.byId(_id);
  if (!present?.graceEndsAt || present.graceEndsAt > deps.now()) return;
  await deps.inTransaction((unit) => deps.subscriptions.markEnding(_id, 'unpaid', unit));
  await endAtProvider(deps, _id);
  await syncObject(deps, 'subscription', _id);
}
