import type { Migration } from '@pokriv/service-kit/migrations';

export const promotions: Migration = {
  id: 10,
  name: 'indexes of promotions and of owners with more listings than slots',
  up: async (connection) => {
    await connection.collection('promotions').createIndexes([
      { key: { propertyId: 1, createdAt: -1, _id: -1 }, name: 'of listing' },
      {
        key: { propertyId: 1 },
        name: 'one runs',
        unique: true,
        partialFilterExpression: { status: 'active' },
      },
      { key: { dueAt: 1, _id: 1 }, name: 'due' },
      { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'of user' },
    ]);
    await connection
      .collection('accounts')
      .createIndex({ excessAt: 1, _id: 1 }, { name: 'excess', sparse: true });
  },
};
