import type { Migration } from '@pokriv/service-kit/migrations';

/** Excludes nulls. A `$type` filter would too, but MongoDB answers no date range from such an index. */
const dates = { $gt: new Date(0) };

export const paymentLists: Migration = {
  id: 8,
  name: 'payments as administrators find them',
  up: async (connection) => {
    const alike = { status: 1, kind: 1 } as const;
    await connection.collection('payments').createIndexes([
      { key: { ...alike, createdAt: -1, _id: -1 }, name: 'admin_newest' },
      { key: { ...alike, amount: -1, createdAt: -1, _id: -1 }, name: 'admin_largest' },
      { key: { paidAt: 1 }, name: 'paid_at', partialFilterExpression: { paidAt: dates } },
      { key: { refundedAt: 1 }, name: 'refunded_at', partialFilterExpression: { refundedAt: dates } },
    ]);
    await connection.collection('billing_listings').createIndex({ ownerId: 1 }, { name: 'of_owner' });
  },
};
