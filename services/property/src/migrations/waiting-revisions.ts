import type { Migration } from '@pokriv/service-kit/migrations';

/** Index of pending revisions, oldest first. */
export const waitingRevisions: Migration = {
  id: 15,
  name: 'revisions in the order in which they came',
  up: async (connection) => {
    await connection.collection('listings').createIndexes([
      {
        key: { 'revision.status': 1, 'revision.at': 1, _id: 1, status: 1 },
        name: 'waiting revisions',
        partialFilterExpression: { 'revision.status': { $exists: true } },
      },
    ]);
  },
};
