import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

/** Cards of owners and of agencies that state no commission; only those of owners are written again. */
const silent = { card: { $not: /"hasCommission"/u } } as const;

/** A home of an owner is without commission. Can be interrupted and repeated: a renewed card is not touched. */
export const freeOwners: Migration = {
  id: 24,
  name: 'homes of owners are without commission in search cards',
  release: '1.1.0',
  up: (connection) =>
    renewCards(connection, {
      filter: silent,
      isStale: (_stored, { card }) => card.includes('"hasCommission":false'),
    }),
};
