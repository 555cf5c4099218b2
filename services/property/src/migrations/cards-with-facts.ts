import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

/**
 * Search cards get the sums a month and of moving in, the nearest station, flags of searches and the rest that filters
 * and cards of this release read. Can be interrupted and repeated: a card with its sums is not touched.
 */
export const cardsWithFacts: Migration = {
  id: 21,
  name: 'metro, whole sums and flags in search cards',
  release: '1.1.0',
  up: (connection) => renewCards(connection, { filter: { mt: { $exists: false } } }),
};
