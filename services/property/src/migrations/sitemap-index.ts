import type { Migration } from '@pokriv/service-kit/migrations';

export const sitemapIndex: Migration = {
  id: 2,
  name: 'an index that a sitemap is read from alone',
  up: async (connection) => {
    await connection
      .collection('listings')
      .createIndex(
        { status: 1, _id: 1, updatedAt: 1 },
        { name: 'sitemap', partialFilterExpression: { status: 'active' } },
      );
  },
};
