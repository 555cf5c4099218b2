import type Stripe from 'stripe';

import { isRefundedAlready } from '../stripe/stripe-error.ts';

/**
 * Asks the provider to give the whole sum of a payment back, once: whoever asks, and however often, it is one request
 * under one key, and what has gone back already is no failure.
 * @throws the provider's error when it does not take it
 */
export async function sendMoneyBack(
  stripe: Stripe,
  { paymentId, intentId }: { paymentId: string; intentId: string },
): Promise<void> {
  await stripe.refunds
    .create({ payment_intent: intentId, metadata: { paymentId } }, { idempotencyKey: `refund:${paymentId}` })
    .catch((error: unknown) => {
      if (!isRefundedAlready(error)) throw error;
    });
}
