import { paymentStates } from '@pokriv/contracts/payment-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredPayment } from '../payments/payment.model.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';

/**
 * Gives the whole sum back: marks the payment and announces it in one transaction; the money moves afterwards. Asked
 * twice, the first time counts.
 * @returns whether it was not asked for before
 * @throws AppError INVALID_TRANSITION when nothing was paid, or it was given back
 */
export async function requestRefund(
  { payments }: { payments: PaymentRepository },
  payment: StoredPayment,
  reason: string,
  unit: Unit,
): Promise<boolean> {
  transition(paymentStates, payment.status, 'refund', 'system');
  const isFirst = await payments.markRefund(payment._id, reason, new Date(), unit);
  if (isFirst) await unit.announce('refund-requested', { paymentId: payment._id, reason });
  return isFirst;
}
