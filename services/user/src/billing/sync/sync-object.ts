import { log } from '@pokriv/service-kit/log';
import type Stripe from 'stripe';

import type { StoredPayment } from '../payments/payment.model.ts';
import { factReader, idOf } from '../stripe/read-facts.ts';
import { isMissing } from '../stripe/stripe-error.ts';
import type { SyncDeps } from './sync-deps.ts';
import { synchronise } from './synchronise.ts';

export type ObjectKind = 'session' | 'subscription' | 'invoice' | 'charge' | 'intent';

const ownerIn = (metadata: Stripe.Metadata | null | undefined): string | null => metadata?.userId ?? null;

/** Syncs the records of a Stripe object; skips objects without an owner here and objects missing at Stripe. */
export async function syncObject(deps: SyncDeps, kind: ObjectKind, id: string): Promise<void> {
  await syncers[kind](deps, id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    log.warn({ kind, id }, 'stripe sync: object not found at Stripe, skipped');
  });
}

export async function syncPayment(deps: SyncDeps, payment: StoredPayment): Promise<void> {
  if (payment.invoiceId) await syncObject(deps, 'invoice', payment.invoiceId);
  else if (payment.sessionId) await syncObject(deps, 'session', payment.sessionId);
}

const syncers: Readonly<Record<ObjectKind, (deps: SyncDeps, id: string) => Promise<void>>> = {
  async session(deps, id) {
    const known = await deps.payments.bySession(id);
    const userId = known?.userId ?? ownerIn((await deps.stripe.checkout.sessions.retrieve(id)).metadata);
    if (userId === null) return skip('session', id);
    await synchronise(deps, userId, () => factReader(deps.stripe).bySession(id));
  },

  async subscription(deps, id) {
    const known = await deps.subscriptions.byId(id);
    const userId = known?.userId ?? ownerIn((await deps.stripe.subscriptions.retrieve(id)).metadata);
    if (userId === null) return skip('subscription', id);
    await synchronise(deps, userId, () => factReader(deps.stripe).bySubscription(id));
  },

  async invoice(deps, id) {
    const known = await deps.payments.byInvoice(id);
    const userId = known?.userId ?? ownerIn(await metadataOf(deps, id));
    if (userId === null) return skip('invoice', id);
    await synchronise(deps, userId, () => factReader(deps.stripe).byInvoice(id));
  },

  async charge(deps, id) {
    const charge = await deps.stripe.charges.retrieve(id);
    await syncPaid(deps, idOf(charge.payment_intent), charge.metadata);
  },

  async intent(deps, id) {
    const intent = await deps.stripe.paymentIntents.retrieve(id);
    await syncPaid(deps, id, intent.metadata);
  },
};

async function metadataOf({ stripe }: SyncDeps, invoiceId: string): Promise<Stripe.Metadata | null> {
  const { parent } = await stripe.invoices.retrieve(invoiceId);
  return parent?.subscription_details?.metadata ?? null;
}

async function syncPaid(
  deps: SyncDeps,
  intentId: string | null,
  { paymentId }: Stripe.Metadata,
): Promise<void> {
  if (intentId === null) return;
  const payment = await (paymentId ? deps.payments.byId(paymentId) : deps.payments.byIntent(intentId));
  if (payment) return syncPayment(deps, payment);
  const asked = { payment: { type: 'payment_intent', payment_intent: intentId } as const, limit: 1 };
  const { data } = await deps.stripe.invoicePayments.list(asked);
  const invoiceId = idOf(data[0]?.invoice);
  if (invoiceId !== null) await syncObject(deps, 'invoice', invoiceId);
}

function skip(kind: ObjectKind, id: string): void {
  log.info({ kind, id }, 'stripe sync: object has no owner here, skipped');
}
