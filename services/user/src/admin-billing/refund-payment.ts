import type { PaymentRefund } from '@pokriv/contracts/billing/billing';
import { badRequest, conflict, notFound, type AppError } from '@pokriv/contracts/errors';
import { chargeText, formatCharge } from '@pokriv/contracts/money';
import { announceAct } from '@pokriv/service-kit/acts';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import { messages as billingMessages } from '../billing/messages.ts';
import type { StoredPayment } from '../billing/payments/payment.model.ts';
import type { PaymentRepository } from '../billing/payments/payment.repository.ts';
import { requestRefund } from '../billing/payments/request-refund.ts';
import { refundedAmount } from '../billing/payments/to-payment.ts';
import { messages } from './messages.ts';

export interface RefundDeps {
  inTransaction: InTransaction;
  payments: PaymentRepository;
}

/** The journal has no reader's currency; the card is charged in euro. */
const inBoth = (euroCents: number): string => chargeText(euroCents, 'EUR');

/**
 * Requests a full or partial refund, with an audit entry. A job sends the money; then the benefit ends, if requested,
 * and the payer gets a mail.
 * @returns the payment with the refund pending
 * @throws AppError NOT_FOUND; INVALID_TRANSITION when nothing was paid or all was refunded; CONFLICT while another
 * refund is pending; BAD_REQUEST above the remaining amount
 */
export async function refundPayment(
  { inTransaction, payments }: RefundDeps,
  id: string,
  { reason, amount, endBenefit = false }: PaymentRefund,
): Promise<StoredPayment> {
  return inTransaction(async (unit) => {
    const payment = await payments.byId(id, unit);
    if (!payment) throw notFound(billingMessages.paymentMissing);
    const left = payment.amount - refundedAmount(payment);
    if (amount !== undefined && amount > left) throw tooMuch(left);
    const isPart = amount !== undefined && amount < left;
    const wish = { reason, endBenefit, ...(isPart && { amount }) };
    if (!(await requestRefund({ payments }, payment, wish, unit))) throw conflict(messages.refundUnderWay);
    await announceAct(
      {
        target: { kind: 'payment', id, label: `${payment.label}, ${inBoth(payment.amount)}` },
        before: { status: payment.status },
        after: {
          status: isPart ? payment.status : 'refunded',
          amount: inBoth(amount ?? left),
          ...(endBenefit && { ends: messages.ends[payment.kind] }),
        },
        reason,
        people: [payment.userId],
      },
      unit,
    );
    return { ...payment, refundReason: reason, refundRequestedAt: new Date() };
  });
}

function tooMuch(left: number): AppError {
  const msg = messages.refundTooMuch(formatCharge(left, 'EUR'));
  return badRequest(msg, [{ param: 'amount', msg }]);
}
