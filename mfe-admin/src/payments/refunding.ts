import type { Payment } from '@pokriv/contracts/billing/billing';
import { paymentStates } from '@pokriv/contracts/billing/payment-states';
import { possibleActions } from '@pokriv/contracts/transition';

type Standing = Pick<Payment, 'status' | 'refundReason'>;

/** Asked for, and not confirmed yet by the provider. */
export const isRefunding = ({ status, refundReason }: Standing): boolean =>
  status === 'succeeded' && refundReason !== null;

/** Whether an administrator may give the money back now: the table of states decides (decisions §8). */
export const mayRefund = (payment: Standing): boolean =>
  possibleActions(paymentStates, payment.status, { role: 'admin', isOwner: false }).includes('refund') &&
  !isRefunding(payment);

const SOON_MS = 3_000;
const USUAL_MS = 60_000;

/** How long until a list is read again: soon, while money of one of its payments is on its way back. */
export const readAgainAfter = (payments: readonly Standing[] = []): number =>
  payments.some(isRefunding) ? SOON_MS : USUAL_MS;
