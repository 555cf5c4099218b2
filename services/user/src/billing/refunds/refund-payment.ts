import type { JobData } from '@pokriv/contracts/jobs';

import type { BillingDeps } from '../billing-deps.ts';
import { syncPayment } from '../sync/sync-object.ts';
import { sendMoneyBack } from './send-money-back.ts';

/** Sends back what was asked for, once, however often it is told; what is kept here follows the provider. */
export async function refundPayment(
  deps: BillingDeps,
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
