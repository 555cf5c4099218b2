import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { conflict } from '@pokriv/contracts/errors';
import { transition } from '@pokriv/contracts/transition';

import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { cancelPaymentWith } from '../payments/settle-payment.ts';
import { askStripe, isWrongState } from '../stripe/stripe-error.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncPayment } from '../sync/sync-object.ts';

/** Expires the checkout of a payment. @returns the payment afterwards; one paid concurrently stays paid */
export async function closeCheckout(deps: SyncDeps, payment: StoredPayment): Promise<StoredPayment | null> {
  const sessionId = payment.sessionId ?? (await cancelUnopened(deps, payment));
  if (sessionId !== undefined) {
    await expireSession(deps, sessionId);
    await askStripe(syncPayment(deps, { ...payment, sessionId }));
  }
  return deps.payments.byId(payment._id);
}

/**
 * Cancels a payment without a checkout; a concurrent `openCheckout` sees that and expires its session.
 * @returns the id of a session opened meanwhile
 */
async function cancelUnopened(deps: SyncDeps, { _id }: StoredPayment): Promise<string | undefined> {
  return deps.inTransaction(async (unit) => {
    const known = await deps.payments.byId(_id, unit);
    if (!known || known.sessionId !== undefined) return known?.sessionId;
    await cancelPaymentWith(deps, known, unit);
    return undefined;
  });
}

/**
 * Expires an open session; no-op for a paid or expired one.
 * @throws AppError UNAVAILABLE when Stripe does not answer
 */
export async function expireSession({ stripe }: Pick<SyncDeps, 'stripe'>, id: string): Promise<void> {
  const closing = stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!isWrongState(error)) throw error;
  });
  await askStripe(closing);
}

/**
 * Cancels an open payment and expires its checkout. A failed subscription invoice cannot be cancelled here.
 * @throws AppError INVALID_TRANSITION; CONFLICT when it was paid concurrently
 */
export async function cancelPayment(deps: SyncDeps, payment: StoredPayment): Promise<StoredPayment> {
  transition(paymentStates, payment.status, 'cancel', 'system');
  if (payment.invoiceId) throw conflict(messages.billNotCancelled);
  const after = await closeCheckout(deps, payment);
  if (after?.status !== 'canceled') throw conflict(messages.alreadyPaid);
  return after;
}
