import type { BillingDeps } from '../billing-deps.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { cancelPaymentWith } from '../sync/settle-payment.ts';
import { syncPayment } from '../sync/sync-object.ts';
import { askStripe, isWrongState } from '../stripe/stripe-error.ts';

/**
 * Closes the page of a payment, so that nobody pays it any more.
 * @returns the payment as it is then; one that was paid in the same moment stays paid
 */
export async function closeCheckout(
  deps: BillingDeps,
  payment: StoredPayment,
): Promise<StoredPayment | null> {
  const { sessionId } = payment;
  if (sessionId === undefined) {
    await deps.inTransaction((unit) => cancelPaymentWith(deps, payment, unit));
  } else {
    const closing = deps.stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      // paid or over already
      if (!isWrongState(error)) throw error;
    });
    await askStripe(closing);
    await askStripe(syncPayment(deps, payment));
  }
  return deps.payments.byId(payment._id);
}
