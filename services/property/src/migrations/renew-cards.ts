import { inBatches } from '@pokriv/service-kit/batches';
import type { Connection, mongo } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search/search-card.ts';

const BATCH = 500;

export interface StaleCards {
  filter: mongo.Filter<SearchCard>;
  /** Whether to replace a card; absent: always. */
  isStale?: (stored: SearchCard, card: SearchCard) => boolean;
}

/** Rank and counters stay: they change independently of the listing. */
const replacing = (stored: SearchCard, card: SearchCard) => {
  const { _id, r, v, f } = stored;
  return { filter: { _id, card: stored.card, r, v, f }, replacement: { ...card, r, v, f } };
};

/** @returns the number of cards skipped because of a concurrent change or count */
async function renewOnce(
  connection: Connection,
  { filter, isStale = () => true }: StaleCards,
): Promise<number> {
  const cards = searchCards(connection);
  let missed = 0;
  for await (const batch of inBatches(cards.find(filter).batchSize(BATCH), BATCH)) {
    const listings = await connection
      .collection<StoredListing>('listings')
      .find({ _id: { $in: batch.map(({ _id }) => _id) } })
      .toArray();
    const byId = new Map(listings.map((listing) => [listing._id, toSearchCard(listing)]));
    const writes = batch.flatMap((stored) => {
      const card = byId.get(stored._id);
      return card && isStale(stored, card) ? [{ replaceOne: replacing(stored, card) }] : [];
    });
    if (writes.length === 0) continue;
    missed += writes.length - (await cards.bulkWrite(writes, { ordered: false })).matchedCount;
  }
  return missed;
}

/**
 * Rewrites listing cards for a migration. Replaces whole cards, as their writers do: the indexes follow only
 * replacements. Idempotent when `filter` and `isStale` exclude renewed cards. Can be interrupted.
 */
export async function renewCards(connection: Connection, stale: StaleCards): Promise<void> {
  while ((await renewOnce(connection, stale)) > 0);
}
