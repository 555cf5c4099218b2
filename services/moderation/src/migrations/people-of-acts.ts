import type { Migration } from '@pokriv/service-kit/migrations';

/** Lines of the log that tell of somebody are found when that person is erased. */
export const peopleOfActs: Migration = {
  id: 9,
  name: 'people of acts',
  up: async (connection) => {
    await connection.collection('audit').createIndex({ people: 1 }, { name: 'of people', sparse: true });
  },
};
