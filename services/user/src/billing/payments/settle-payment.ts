import { openPayments, paymentStates } from '@pokriv/contracts/billing/payment-states';
import { transition } from '@pokriv/contracts/transition';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import { messages } from '../messages.ts';
import { CHARGE_CURRENCY } from '../stripe/catalogue.ts';
import { dateOf, type Charged } from '../stripe/read-facts.ts';
import { paymentFailure } from '../stripe/stripe-error.ts';
import { announcePaid } from './announce-payment.ts';
import type { StoredPayment } from './payment.model.ts';
import type { PaymentRepository } from './payment.repository.ts';
import { requestRefund } from './request-refund.ts';

interface Deps {
  accounts: Pick<AccountRepository, 'byId'>;
  payments: PaymentRepository;
}

export interface Received {
  /** Minor units of `currency`. */
  amount: number | null;
  currency: string | null;
  paidAt: Date;
}

/** True while the payment is payable. */
export const isOpen = ({ status }: StoredPayment) => openPayments.includes(status);
const isSettled = ({ status }: StoredPayment) => status === 'succeeded' || status === 'refunded';

/**
 * Settles a payment; idempotent. A wrong amount grants nothing and is refunded.
 * @returns the payment afterwards, and whether the amount is right
 */
export async function settlePayment(
  deps: Deps,
  payment: StoredPayment,
  { amount, currency, paidAt }: Received,
  unit: Unit,
): Promise<StoredPayment> {
  if (isSettled(payment)) return payment;
  const status = transition(paymentStates, payment.status, 'succeed', 'system');
  const paid = await deps.payments.change(
    payment,
    { status, paidAt, failure: null, checkoutUrl: null },
    unit,
  );
  if (amount === payment.amount && currency === CHARGE_CURRENCY) {
    await announcePaid(deps, paid, unit);
    return paid;
  }
  log.error(
    { payment: payment._id, asked: payment.amount, amount, currency },
    'payment: another sum was paid, refunding',
  );
  await requestRefund(deps, paid, { reason: messages.refunds.mismatch }, unit);
  return paid;
}

/** Records a declined card; the payment can be retried. */
export async function failPayment(
  { payments }: Deps,
  payment: StoredPayment,
  { intent }: Charged,
  unit: Unit,
): Promise<StoredPayment> {
  const error = intent?.status === 'requires_payment_method' ? intent.last_payment_error : null;
  if (!error || !isOpen(payment)) return payment;
  return payments.change(payment, { status: 'failed', failure: paymentFailure(error) }, unit);
}

export async function cancelPaymentWith(
  { payments }: Pick<Deps, 'payments'>,
  payment: StoredPayment,
  unit: Unit,
): Promise<StoredPayment> {
  if (!isOpen(payment)) return payment;
  const status = transition(paymentStates, payment.status, 'cancel', 'system');
  return payments.change(payment, { status, checkoutUrl: null }, unit);
}

export const chargedAt = ({ charge }: Charged, otherwise: Date): Date =>
  charge ? dateOf(charge.created) : otherwise;
