import type { PaymentRefund } from '@pokriv/contracts/billing';
import { conflict, notFound } from '@pokriv/contracts/errors';
import { formatCharge } from '@pokriv/contracts/money';
import { announceAct } from '@pokriv/service-kit/acts';

import type { BillingDeps } from '../billing/billing-deps.ts';
import { messages as billingMessages } from '../billing/messages.ts';
import type { StoredPayment } from '../billing/payments/payment.model.ts';
import { requestRefund } from '../billing/refunds/request-refund.ts';
import { messages } from './messages.ts';

/**
 * Gives a whole sum back, with the line of the audit log; the money moves afterwards, and only when it has gone does what it
 * paid for end, if that is asked for. The person is told by mail then.
 * @returns the payment, still as it was but for the reason
 * @throws AppError NOT_FOUND; INVALID_TRANSITION when nothing was paid or it was given back; CONFLICT when it is under way
 */
export async function refundPayment(
  { inTransaction, payments }: Pick<BillingDeps, 'inTransaction' | 'payments'>,
  id: string,
  { reason, endBenefit = false }: PaymentRefund,
): Promise<StoredPayment> {
  return inTransaction(async (unit) => {
    const payment = await payments.byId(id, unit);
    if (!payment) throw notFound(billingMessages.paymentMissing);
    if (!(await requestRefund({ payments }, payment, reason, unit))) throw conflict(messages.refundUnderWay);
    // with the mark: whoever settles it, after whatever died, finds the wish
    if (endBenefit) await payments.change(payment, { endBenefit }, unit);
    await announceAct(
      {
        target: { kind: 'payment', id, label: `${payment.label}, ${formatCharge(payment.amount).euro}` },
        before: { status: payment.status },
        after: { status: 'refunded', ...(endBenefit && { ends: messages.ends[payment.kind] }) },
        reason,
        people: [payment.userId],
      },
      unit,
    );
    return { ...payment, refundReason: reason };
  });
}
