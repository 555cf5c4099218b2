import type { Connection } from 'mongoose';

import { firstRank, TIER } from './rank.ts';
import { searchCards } from './search-card.repository.ts';

/**
 * Lets the least shown promoted cards of each tier come first from now on (decisions §8). In batches, so that pages stay
 * as they are while somebody turns them; several copies of the service may do it at once.
 */
export async function rotatePromoted(connection: Connection): Promise<void> {
  const tier = { $floor: { $divide: ['$r', TIER] } };
  const last = { $add: [{ $multiply: [tier, TIER] }, TIER - 1] };
  const shown = { $subtract: [{ $ifNull: ['$i', 0] }, { $ifNull: ['$ib', 0] }] };
  const turns = { $max: [shown, 0] };
  await searchCards(connection).updateMany({ r: { $gte: firstRank('regular') } }, [
    { $set: { r: { $subtract: [last, turns] } } },
  ]);
}
