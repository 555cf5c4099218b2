import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredPayment } from './payment.model.ts';
import type { PaymentRepository, RefundWish } from './payment.repository.ts';

/**
 * Marks the payment for a refund and announces it in one transaction; a job sends the money. Only one refund is
 * pending at a time.
 * @returns false when another refund is pending
 * @throws AppError INVALID_TRANSITION when nothing was paid or all was refunded
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
