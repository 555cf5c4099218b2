import type { Payment } from '@pokriv/contracts/billing/billing';
import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { possibleActions } from '@pokriv/contracts/transition';

type Standing = Pick<Payment, 'status' | 'refundReason'>;

/** Refund requested, not yet confirmed by the provider. */
export const isRefunding = ({ status, refundReason }: Standing): boolean =>
  status === 'succeeded' && refundReason !== null;

/** The state table lets an administrator refund the payment (decisions §8). */
export const mayRefund = (payment: Standing): boolean =>
  possibleActions(paymentStates, payment.status, { role: 'admin', isOwner: false }).includes('refund') &&
  !isRefunding(payment);

const SOON_MS = 3_000;
const USUAL_MS = 60_000;

/** Polling interval of a payment list, ms: short while a refund is pending. */
export const readAgainAfter = (payments: readonly Standing[] = []): number =>
  payments.some(isRefunding) ? SOON_MS : USUAL_MS;
