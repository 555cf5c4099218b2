import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { conflict } from '@pokriv/contracts/errors';
import { transition } from '@pokriv/contracts/transition';

import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { cancelPaymentWith } from '../payments/settle-payment.ts';
import { askStripe, isWrongState } from '../stripe/stripe-error.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncPayment } from '../sync/sync-object.ts';

/**
 * Closes the page of a payment, so that nobody pays it any more.
 * @returns the payment as it is then; one that was paid in the same moment stays paid
 */
export async function closeCheckout(deps: SyncDeps, payment: StoredPayment): Promise<StoredPayment | null> {
  const sessionId = payment.sessionId ?? (await cancelUnopened(deps, payment));
  if (sessionId !== undefined) {
    await expireSession(deps, sessionId);
    await askStripe(syncPayment(deps, { ...payment, sessionId }));
  }
  return deps.payments.byId(payment._id);
}

/**
 * Cancels a payment that has no page yet; a request that is opening one sees that and closes it (see `openCheckout`).
 * @returns the page that was opened meanwhile
 */
async function cancelUnopened(deps: SyncDeps, { _id }: StoredPayment): Promise<string | undefined> {
  return deps.inTransaction(async (unit) => {
    const known = await deps.payments.byId(_id, unit);
    if (!known || known.sessionId !== undefined) return known?.sessionId;
    await cancelPaymentWith(deps, known, unit);
    return undefined;
  });
}

/** One that was paid or is over already stays as it is. @throws AppError UNAVAILABLE when the provider does not answer */
export async function expireSession({ stripe }: Pick<SyncDeps, 'stripe'>, id: string): Promise<void> {
  const closing = stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!isWrongState(error)) throw error;
  });
  await askStripe(closing);
}

/**
 * Gives a payment up that was begun; its page takes no money any more. A bill that failed is not given up so: it belongs
 * to a subscription.
 * @throws AppError INVALID_TRANSITION; CONFLICT when it was paid in the same moment
 */
export async function cancelPayment(deps: SyncDeps, payment: StoredPayment): Promise<StoredPayment> {
  transition(paymentStates, payment.status, 'cancel', 'system');
  if (payment.invoiceId) throw conflict(messages.billNotCancelled);
  const after = await closeCheckout(deps, payment);
  if (after?.status !== 'canceled') throw conflict(messages.alreadyPaid);
  return after;
}
