import { planPrices } from '@pokriv/contracts/billing/plans';
import type { Migration } from '@pokriv/service-kit/migrations';

import { paymentsOf, subscriptionsOf } from './collections.ts';

/**
 * Money that went back becomes a list, so that it can go in parts. A subscription that becomes a smaller one keeps the price of
 * what it is now beside that of what it will be. May run again: what has the new fields is left alone.
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
