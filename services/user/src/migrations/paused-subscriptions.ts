import type { Migration } from '@pokriv/service-kit/migrations';

export const pausedSubscriptions: Migration = {
  id: 11,
  name: 'subscriptions for which nothing is collected',
  up: async (connection) => {
    await connection
      .collection('subscriptions')
      .createIndex({ isPaused: 1 }, { name: 'paused', partialFilterExpression: { isPaused: true } });
  },
};
