import type { Migration } from '@pokriv/service-kit/migrations';

/** Indexes audit entries by the people concerned, for erasure. */
export const peopleOfActs: Migration = {
  id: 9,
  name: 'people of acts',
  up: async (connection) => {
    await connection.collection('audit').createIndex({ people: 1 }, { name: 'of people', sparse: true });
  },
};
