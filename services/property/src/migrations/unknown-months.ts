import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

/**
 * The monthly sum is unknown without fees or bills (docs/adr/0072). Idempotent: skips cards equal to their
 * listings. Can be interrupted.
 */
export const unknownMonths: Migration = {
  id: 26,
  name: 'unknown sums a month in search cards',
  up: (connection) =>
    renewCards(connection, {
      filter: { mt: { $gte: 0 } },
      isStale: (stored, card) => card.mt !== stored.mt,
    }),
};
