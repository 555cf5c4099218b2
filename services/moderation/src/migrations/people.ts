import type { Migration } from '@pokriv/service-kit/migrations';

export const people: Migration = {
  id: 2,
  name: 'records by person',
  up: async (connection) => {
    await connection.collection('reports').createIndexes([
      { key: { 'reporter.id': 1, createdAt: -1, _id: -1 }, name: 'by reporter' },
      { key: { ownerId: 1, createdAt: -1, _id: -1 }, name: 'by owner' },
    ]);
    await connection
      .collection('contacts')
      .createIndex(
        { email: 1, createdAt: -1, _id: -1 },
        { name: 'by writer', collation: { locale: 'en', strength: 2 } },
      );
    await connection.collection('audit').createIndex({ actorId: 1 }, { name: 'by actor' });
  },
};
