import type { Payment } from '@pokriv/contracts/billing/billing';
import { openPayments, paymentFailures } from '@pokriv/contracts/billing/payment-states';
import { toStotinki } from '@pokriv/contracts/money';

import type { StoredPayment } from './payment.model.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** True while the Stripe checkout accepts the payment. */
export const canBePaid = ({ status, checkoutEndsAt }: StoredPayment, now: Date): boolean =>
  openPayments.includes(status) && checkoutEndsAt !== null && checkoutEndsAt > now;

/** Invoice of the payment, otherwise its receipt. */
export function documentOf({ receiptUrl, invoiceId, invoiceNumber }: StoredPayment): Payment['document'] {
  if (receiptUrl === null) return null;
  return { kind: invoiceId ? 'invoice' : 'receipt', number: invoiceNumber ?? null };
}

export function toPayment(payment: StoredPayment, now = new Date()): Payment {
  const { promotion, failure, status } = payment;
  const isFailed = status === 'failed' && failure !== null;
  return {
    id: payment._id,
    userId: payment.userId,
    kind: payment.kind,
    label: payment.label,
    amount: payment.amount,
    currency: 'EUR',
    amountBgn: toStotinki(payment.amount),
    status,
    receiptUrl: payment.receiptUrl,
    document: documentOf(payment),
    invoice: payment.invoice,
    failure: isFailed ? failure : null,
    failureReason: isFailed ? paymentFailures[failure] : null,
    checkoutUrl: canBePaid(payment, now) ? payment.checkoutUrl : null,
    promotion: promotion && {
      id: promotion.id,
      propertyId: promotion.propertyId,
      title: promotion.title,
      type: promotion.type,
      days: promotion.days,
      status: promotion.status,
      startsAt: iso(promotion.startsAt),
      endsAt: iso(promotion.endsAt),
      startsAfter: iso(promotion.startsAfter ?? null),
    },
    subscription: payment.subscription,
    subscriptionId: payment.subscriptionId ?? null,
    refundReason: payment.refundReason,
    refundedAmount: refundedAmount(payment),
    refunds: (payment.refunds ?? []).map(({ amount, at, reason }) => ({
      amount,
      at: at.toISOString(),
      reason,
    })),
    createdAt: payment.createdAt.toISOString(),
    paidAt: iso(payment.paidAt),
    refundedAt: iso(payment.refundedAt),
  };
}

/** Refunded euro cents. */
export const refundedAmount = ({ refunds = [] }: Pick<StoredPayment, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
