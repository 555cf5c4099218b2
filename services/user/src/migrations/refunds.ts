import { planPrices } from '@pokriv/contracts/billing/plans';
import type { Migration } from '@pokriv/service-kit/migrations';

import { paymentsOf, subscriptionsOf } from './collections.ts';

/**
 * Turns refunds into a list, for partial refunds; a planned downgrade stores both prices. Idempotent: skips migrated
 * records.
 */
export const refunds: Migration = {
  id: 12,
  name: 'refunds in parts, sums of payments, prices now and next',
  up: async (connection) => {
    const payments = paymentsOf(connection);
    await payments.updateMany({ status: 'refunded', refunds: { $exists: false } }, [
      {
        $set: {
          refunds: [
            {
              id: { $concat: ['refund:', '$_id'] },
              amount: '$amount',
              at: '$refundedAt',
              reason: { $ifNull: ['$refundReason', ''] },
            },
          ],
        },
      },
    ]);
    await payments.createIndexes([
      {
        key: { status: 1, kind: 1, createdAt: -1, paidAt: 1, amount: 1 },
        name: 'admin_sums',
      },
      { key: { 'refunds.at': 1 }, name: 'refunded', sparse: true },
    ]);
    const subscriptions = subscriptionsOf(connection);
    const shrinking = subscriptions.find({ nextPlanId: { $ne: null }, nextAmount: { $exists: false } });
    for await (const { _id, planId, interval, amount } of shrinking)
      await subscriptions.updateOne(
        { _id },
        { $set: { amount: planPrices[planId][interval], nextAmount: amount } },
      );
  },
};
