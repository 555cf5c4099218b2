import { conflict } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { canBePaid } from '../payments/to-payment.ts';

/**
 * The provider takes ends from half an hour ahead, and the end must be the same however often it is asked: so a page is
 * opened within half an hour after the payment was written, or not at all.
 */
const LASTS_MS = 3_660_000;
const OPENS_WITHIN_MS = 1_800_000;

/** When the page of a payment closes, in the provider's seconds. */
export const checkoutEnd = ({ createdAt }: StoredPayment): number =>
  Math.floor((createdAt.getTime() + LASTS_MS) / 1000);

/** Whether a page is open for it, or may still be opened. */
export function isOpen(payment: StoredPayment, now: Date): boolean {
  const { status, sessionId, createdAt } = payment;
  const isNew = status === 'pending' && sessionId === undefined;
  return canBePaid(payment, now) || (isNew && now.getTime() - createdAt.getTime() < OPENS_WITHIN_MS);
}

/**
 * What an Idempotency-Key has made is what it answers with.
 * @throws AppError CONFLICT when it was paid, or can no longer be
 */
export function mustBeOpen(payment: StoredPayment, now: Date): StoredPayment {
  if (isOpen(payment, now)) return payment;
  const isPaid = payment.status === 'succeeded' || payment.status === 'refunded';
  throw conflict(isPaid ? messages.alreadyPaid : messages.checkoutOver);
}
