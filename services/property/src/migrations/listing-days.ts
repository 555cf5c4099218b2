import type { Migration } from '@pokriv/service-kit/migrations';

export const listingDays: Migration = {
  id: 4,
  name: 'an index of what is counted of a listing day by day',
  up: async (connection) => {
    await connection
      .collection('listing_days')
      .createIndex({ listing: 1, day: 1 }, { name: 'of listing', unique: true });
  },
};
