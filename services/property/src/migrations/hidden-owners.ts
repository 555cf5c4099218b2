import type { Migration } from '@pokriv/service-kit/migrations';

const YEAR_S = 366 * 86_400;

export const hiddenOwners: Migration = {
  id: 7,
  name: 'hidden owners, and a year of history',
  up: async (connection) => {
    const listings = connection.collection('listings');
    await listings.createIndex(
      { status: 1, _id: 1, updatedAt: 1, isHidden: 1 },
      { name: 'sitemap of shown', partialFilterExpression: { status: 'active' } },
    );
    await listings.dropIndex('sitemap').catch(() => undefined);
    await connection.collection('history').createIndexes([
      { key: { at: 1 }, name: 'keep', expireAfterSeconds: YEAR_S },
      { key: { actorId: 1 }, name: 'by actor' },
    ]);
    await connection.collection('listing_days').createIndex({ day: 1 }, { name: 'by day' });
    await connection.collection('removed_images').createIndex({ 'image.id': 1 }, { name: 'of picture' });
  },
};
