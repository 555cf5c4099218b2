import type { Migration } from '@pokriv/service-kit/migrations';

const DAY_S = 86_400;
const newestFirst = { createdAt: -1, _id: -1 } as const;
/** MongoDB uses this index only for queries that also filter by the type. */
const dated = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'date' as const } } });

export const billing: Migration = {
  id: 7,
  name: 'subscriptions, payments and credits',
  up: async (connection) => {
    await connection.collection('payments').createIndexes([
      { key: { sessionId: 1 }, name: 'session', unique: true, sparse: true },
      { key: { invoiceId: 1 }, name: 'invoice', unique: true, sparse: true },
      { key: { intentId: 1 }, name: 'intent', sparse: true },
      { key: { subscriptionId: 1 }, name: 'subscription', sparse: true },
      { key: { 'promotion.id': 1 }, name: 'promotion', sparse: true },
      { key: { userId: 1, ...newestFirst }, name: 'of_user' },
      { key: { status: 1, updatedAt: 1 }, name: 'untouched' },
      { key: { refundRequestedAt: 1 }, name: 'to_refund', ...dated('refundRequestedAt') },
    ]);
    await connection.collection('subscriptions').createIndexes([
      { key: { userId: 1, ...newestFirst }, name: 'of_user' },
      { key: { status: 1, currentPeriodEnd: 1 }, name: 'overdue' },
      { key: { graceEndsAt: 1 }, name: 'grace', ...dated('graceEndsAt') },
      {
        key: { endReason: 1, endedAt: 1 },
        name: 'ending',
        partialFilterExpression: { endReason: { $type: 'string' } },
      },
    ]);
    await connection
      .collection('billing_customers')
      .createIndex({ customerId: 1 }, { name: 'customer', unique: true, sparse: true });
    await connection
      .collection('credits')
      .createIndex({ userId: 1, promotions: 1 }, { name: 'of_promotion' });
    await connection
      .collection('stripe_events')
      .createIndex({ receivedAt: 1 }, { name: 'keep', expireAfterSeconds: 90 * DAY_S });
    await connection
      .collection('idempotency')
      .createIndex({ at: 1 }, { name: 'keep', expireAfterSeconds: DAY_S });
  },
};
