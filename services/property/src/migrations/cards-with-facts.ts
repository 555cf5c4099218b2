import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

/**
 * Adds monthly and move-in sums, the nearest station, search flags and the other filter fields of this
 * release to search cards. Idempotent: skips a card with its sums. Can be interrupted.
 */
export const cardsWithFacts: Migration = {
  id: 21,
  name: 'metro, whole sums and flags in search cards',
  up: (connection) => renewCards(connection, { filter: { mt: { $exists: false } } }),
};
