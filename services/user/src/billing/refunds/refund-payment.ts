import type { JobData } from '@pokriv/contracts/jobs';
import type Stripe from 'stripe';

import { isRefundedAlready } from '../stripe/stripe-error.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncPayment } from '../sync/sync-object.ts';

/** Sends the requested refund to Stripe and syncs the payment; idempotent. */
export async function refundPayment(
  deps: SyncDeps,
  { paymentId }: Pick<JobData<'refund-requested'>, 'paymentId'>,
): Promise<void> {
  const payment = await deps.payments.byId(paymentId);
  if (payment?.status !== 'succeeded' || !payment.refundRequestedAt) return;
  if (!payment.intentId) throw new Error(`payment ${paymentId} has no intent to refund`);
  const { intentId, refundAmount, refundNumber } = payment;
  await sendRefund(deps.stripe, {
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
  /** Euro cents; absent: the remaining amount. */
  amount?: number;
  number?: number;
}

/**
 * Creates a refund at Stripe under an idempotency key per refund; an already refunded charge is no error. A full
 * first refund has the same key and parameters for every caller.
 * @throws the Stripe error
 */
export async function sendRefund(
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
