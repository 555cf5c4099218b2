import type { Migration } from '@pokriv/service-kit/migrations';

const DAY = 86_400;

export const firstIndexes: Migration = {
  id: 1,
  name: 'indexes of listings, search cards and what belongs to them',
  up: async (connection) => {
    await connection.collection('listings').createIndexes([
      { key: { ownerId: 1, createdAt: -1, _id: -1 }, name: 'own' },
      { key: { status: 1, createdAt: -1, _id: -1 }, name: 'by state' },
      { key: { status: 1, submittedAt: -1, _id: -1 }, name: 'queue' },
      { key: { status: 1, expiresAt: 1 }, name: 'to expire' },
      { key: { createdAt: -1, _id: -1 }, name: 'newest' },
      { key: { words: 1, createdAt: -1, _id: -1 }, name: 'words' },
      {
        key: { 'revision.status': 1, submittedAt: -1, _id: -1 },
        name: 'revisions',
        partialFilterExpression: { 'revision.status': { $exists: true } },
      },
    ]);
    await connection.createCollection('search_cards');
    await connection
      .collection('history')
      .createIndexes([{ key: { listingId: 1, _id: -1 }, name: 'of listing' }]);
    await connection.collection('favorites').createIndexes([
      { key: { userId: 1, at: -1, _id: -1 }, name: 'of user' },
      { key: { propertyId: 1 }, name: 'of listing' },
    ]);
    await connection
      .collection('idempotency')
      .createIndexes([{ key: { at: 1 }, name: 'keep', expireAfterSeconds: DAY }]);
    await connection
      .collection('view_batches')
      .createIndexes([{ key: { at: 1 }, name: 'keep', expireAfterSeconds: 30 * DAY }]);
    await connection.createCollection('allowances');
    await connection.createCollection('accounts');
  },
};
