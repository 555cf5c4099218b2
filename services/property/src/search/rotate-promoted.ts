import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { firstRank, rankInTurn } from './rank.ts';
import { searchCards } from './search-card.repository.ts';

const BATCH = 1000;

/**
 * Ranks the promoted cards of each tier for the current turn (decisions §8). Ranks depend only on the time,
 * so replicas write the same values, and only the first one of a turn writes.
 */
export async function rotatePromoted({ connection }: { connection: Connection }, at: Date): Promise<void> {
  const cards = searchCards(connection);
  const promoted = await cards
    .find({ r: { $gte: firstRank('regular') } }, { projection: { r: 1 }, maxTimeMS: QUERY_MS })
    .toArray();
  const late = promoted
    .map(({ _id, r }) => ({ _id, r, next: rankInTurn({ _id, r }, at) }))
    .filter(({ r, next }) => r !== next);
  for (let from = 0; from < late.length; from += BATCH)
    await cards.bulkWrite(
      late.slice(from, from + BATCH).map(({ _id, r, next }) => ({
        updateOne: { filter: { _id, r }, update: { $set: { r: next } } },
      })),
      { ordered: false },
    );
}
