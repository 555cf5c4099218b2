import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

/** Cards of owners, and of agencies without a commission; only the owners' are rewritten. */
const silent = { card: { $not: /"hasCommission"/u } } as const;

/** A home let by its owner has no commission. Idempotent: skips renewed cards. Can be interrupted. */
export const freeOwners: Migration = {
  id: 24,
  name: 'homes of owners are without commission in search cards',
  up: (connection) =>
    renewCards(connection, {
      filter: silent,
      isStale: (_stored, { card }) => card.includes('"hasCommission":false'),
    }),
};
