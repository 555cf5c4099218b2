import type { JobData } from '@pokriv/contracts/jobs';
import type Stripe from 'stripe';

import { isRefundedAlready } from '../stripe/stripe-error.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncPayment } from '../sync/sync-object.ts';

/** Sends back what was asked for, once, however often it is told; what is kept here follows the provider. */
export async function refundPayment(
  deps: SyncDeps,
  { paymentId }: Pick<JobData<'refund-requested'>, 'paymentId'>,
): Promise<void> {
  const payment = await deps.payments.byId(paymentId);
  if (payment?.status !== 'succeeded' || !payment.refundRequestedAt) return;
  if (!payment.intentId) throw new Error(`payment ${paymentId} has nothing to refund`);
  const { intentId, refundAmount, refundNumber } = payment;
  await sendMoneyBack(deps.stripe, {
    paymentId,
    intentId,
    ...(refundAmount && { amount: refundAmount }),
    number: refundNumber,
  });
  await syncPayment(deps, payment);
}

interface Sending {
  paymentId: string;
  intentId: string;
  /** Euro cents; absent: all that is left. */
  amount?: number;
  /** Which refund of the payment this is, from 1. */
  number?: number;
}

/**
 * Asks the provider to give money back, once: each refund of a payment is one request under one key, whoever asks and however
 * often. What has gone back already is no failure. The first one, if it is whole, has the same key and parameters for everybody
 * who asks.
 * @throws the provider's error when it does not take it
 */
export async function sendMoneyBack(
  stripe: Stripe,
  { paymentId, intentId, amount, number = 1 }: Sending,
): Promise<void> {
  const isPlain = number === 1 && amount === undefined;
  await stripe.refunds
    .create(
      {
        payment_intent: intentId,
        ...(amount !== undefined && { amount }),
        metadata: { paymentId, ...(!isPlain && { number: String(number) }) },
      },
      { idempotencyKey: isPlain ? `refund:${paymentId}` : `refund:${paymentId}:${number}` },
    )
    .catch((error: unknown) => {
      if (!isRefundedAlready(error)) throw error;
    });
}
