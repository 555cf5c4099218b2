import type { StoredPayment } from './payment.model.ts';

/** Euro cents that have gone back. */
export const refundedAmount = ({ refunds = [] }: Pick<StoredPayment, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
