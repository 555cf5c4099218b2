import type { Migration } from '@pokriv/service-kit/migrations';

/** Subscriptions for which nothing is collected: few, and looked through every minute. */
export const pausedSubscriptions: Migration = {
  id: 11,
  name: 'subscriptions for which nothing is collected',
  up: async (connection) => {
    await connection
      .collection('subscriptions')
      .createIndex({ isPaused: 1 }, { name: 'paused', partialFilterExpression: { isPaused: true } });
  },
};
