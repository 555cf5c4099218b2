import type { Migration } from '@pokriv/service-kit/migrations';

/** Index of unsynced Stripe events, longest untried first. */
export const eventsToSync: Migration = {
  id: 9,
  name: 'events of the payment provider that wait for their effect',
  up: async (connection) => {
    await connection
      .collection('stripe_events')
      .createIndex({ syncedAt: 1, triedAt: 1 }, { name: 'to_sync' });
  },
};
