import type { Migration } from '@pokriv/service-kit/migrations';

export const adminNumbers: Migration = {
  id: 9,
  name: 'steps of listings by kind and moment',
  up: async (connection) => {
    await connection
      .collection('history')
      .createIndex({ action: 1, at: -1, listingId: 1, to: 1 }, { name: 'steps' });
  },
};
