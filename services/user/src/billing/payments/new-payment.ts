import { randomUUID } from 'node:crypto';

import type { StoredPayment } from './payment.model.ts';

type Known = Pick<StoredPayment, 'userId' | 'kind' | 'label' | 'amount'> & Partial<StoredPayment>;

/** A payment that nothing has come of yet. */
export const newPayment = (known: Known, now: Date): StoredPayment => ({
  _id: randomUUID(),
  status: 'pending',
  invoice: null,
  consentedAt: null,
  subscription: null,
  promotion: null,
  checkoutUrl: null,
  checkoutEndsAt: null,
  receiptUrl: null,
  failure: null,
  refundReason: null,
  refundRequestedAt: null,
  refundedAt: null,
  paidAt: null,
  createdAt: now,
  updatedAt: now,
  ...known,
});
