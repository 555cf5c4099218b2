import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

const NAMED = '"agencyName":';

/**
 * Cards of agencies name the agency. Idempotent: skips cards that do. Can be interrupted.
 */
export const agencyNames: Migration = {
  id: 30,
  name: 'the name of the agency in search cards',
  up: (connection) =>
    renewCards(connection, {
      filter: {},
      isStale: (stored, { card }) => card.includes(NAMED) && !stored.card.includes(NAMED),
    }),
};
