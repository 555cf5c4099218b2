import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredPayment } from './payment.model.ts';
import type { PaymentRepository, RefundWish } from './payment.repository.ts';

/**
 * Gives money back: marks the payment and announces it in one transaction; the money moves afterwards. While one refund is
 * under way no other begins.
 * @returns whether this one begins
 * @throws AppError INVALID_TRANSITION when nothing was paid, or all of it was given back
 */
export async function requestRefund(
  { payments }: { payments: PaymentRepository },
  payment: StoredPayment,
  wish: RefundWish,
  unit: Unit,
): Promise<boolean> {
  transition(paymentStates, payment.status, 'refund', 'system');
  const isFirst = await payments.markRefund(payment._id, wish, unit);
  const { reason } = wish;
  if (isFirst) await unit.announce('refund-requested', { paymentId: payment._id, reason });
  return isFirst;
}
