import { conflict } from '@pokriv/contracts/errors';
import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { transition } from '@pokriv/contracts/transition';

import type { BillingDeps } from '../billing-deps.ts';
import { closeCheckout } from '../checkout/close-checkout.ts';
import { messages } from '../messages.ts';
import type { StoredPayment } from './payment.model.ts';

/**
 * Gives a payment up that was begun; its page takes no money any more. A bill that failed is not given up so: it belongs
 * to a subscription.
 * @throws AppError INVALID_TRANSITION; CONFLICT when it was paid in the same moment
 */
export async function cancelPayment(deps: BillingDeps, payment: StoredPayment): Promise<StoredPayment> {
  transition(paymentStates, payment.status, 'cancel', 'system');
  if (payment.invoiceId) throw conflict(messages.billNotCancelled);
  const after = await closeCheckout(deps, payment);
  if (after?.status !== 'canceled') throw conflict(messages.alreadyPaid);
  return after;
}
