import type { Migration } from '@pokriv/service-kit/migrations';

/** Indexes of the deletion jobs. Existing accounts get the current day as last visit. */
export const leaving: Migration = {
  id: 4,
  name: 'accounts that go, and those nobody uses',
  up: async (connection) => {
    const accounts = connection.collection('accounts');
    await accounts.updateMany({ lastSeenAt: { $exists: false } }, { $set: { lastSeenAt: new Date() } });
    await accounts.createIndexes([
      {
        key: { erasedAt: 1 },
        name: 'to_erase',
        partialFilterExpression: { erasedAt: { $type: 'date' } },
      },
      { key: { lastSeenAt: 1 }, name: 'last_seen' },
    ]);
    await connection
      .collection('erasures')
      .createIndex(
        { startedAt: 1 },
        { name: 'under_way', partialFilterExpression: { userId: { $type: 'string' } } },
      );
  },
};
