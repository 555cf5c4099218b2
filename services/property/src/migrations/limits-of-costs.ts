import type { Migration } from '@pokriv/service-kit/migrations';

import { renewCards } from './renew-cards.ts';

/** Up to the flags of searches: the limits are the two places behind them. */
const LONGEST_WITHOUT = 18;

/**
 * Adds the limits of the deposit and of the commission to the choices in search cards. Idempotent: skips cards that
 * have them. Can be interrupted.
 */
export const limitsOfCosts: Migration = {
  id: 31,
  name: 'limits of the deposit and the commission in search cards',
  up: (connection) => renewCards(connection, { filter: { k: { $regex: `^.{0,${LONGEST_WITHOUT}}$` } } }),
};
