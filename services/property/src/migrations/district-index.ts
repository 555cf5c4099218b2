import type { Migration } from '@pokriv/service-kit/migrations';

import { searchCards } from '../search/search-card.repository.ts';

export const districtIndex: Migration = {
  id: 28,
  name: 'an index that the newest listing of each district is read from',
  up: async (connection) => {
    await searchCards(connection).createIndex({ d: 1, n: -1 }, { name: 'newest of district' });
  },
};
