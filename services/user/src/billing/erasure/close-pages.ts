import type Stripe from 'stripe';

import type { PaymentRepository } from '../payments/payment.repository.ts';
import { sendMoneyBack } from '../refunds/send-money-back.ts';
import { isMissing, isWrongState } from '../stripe/stripe-error.ts';
import { factReader } from '../sync/read-facts.ts';

interface Deps {
  stripe: Stripe;
  payments: Pick<PaymentRepository, 'openOf'>;
}

/**
 * Closes the pages on which somebody who leaves could still pay. What was paid there after the account had closed was
 * paid for nothing, and goes back.
 * @throws Error when the provider does not answer
 */
export async function closePages({ stripe, payments }: Deps, userId: string): Promise<void> {
  for (const { _id, sessionId = '' } of await payments.openOf(userId))
    await closePage(stripe, _id, sessionId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}

async function closePage(stripe: Stripe, paymentId: string, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    // paid, or over already
    if (!isWrongState(error)) throw error;
  });
  const { charged, invoices } = await factReader(stripe).bySession(sessionId);
  for (const { intent } of [charged, ...invoices])
    if (intent?.status === 'succeeded') await sendMoneyBack(stripe, { paymentId, intentId: intent.id });
}
