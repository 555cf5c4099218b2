import { conflict } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { canBePaid } from '../payments/to-payment.ts';

/**
 * Stripe requires `expires_at` at least 30 minutes ahead, and a retry under one idempotency key needs the same value.
 * A checkout therefore opens within 30 minutes of the payment's creation, or not at all.
 */
const LASTS_MS = 3_660_000;
const OPENS_WITHIN_MS = 1_800_000;

/** Expiry of the checkout in Unix seconds. */
export const checkoutEnd = ({ createdAt }: StoredPayment): number =>
  Math.floor((createdAt.getTime() + LASTS_MS) / 1000);

/** True when a checkout is open or may still be opened. */
export function isOpen(payment: StoredPayment, now: Date): boolean {
  const { status, sessionId, createdAt } = payment;
  const isNew = status === 'pending' && sessionId === undefined;
  return canBePaid(payment, now) || (isNew && now.getTime() - createdAt.getTime() < OPENS_WITHIN_MS);
}

/** Payment of an Idempotency-Key. @throws AppError CONFLICT when it is paid or expired */
export function mustBeOpen(payment: StoredPayment, now: Date): StoredPayment {
  if (isOpen(payment, now)) return payment;
  const isPaid = payment.status === 'succeeded' || payment.status === 'refunded';
  throw conflict(isPaid ? messages.alreadyPaid : messages.checkoutOver);
}
