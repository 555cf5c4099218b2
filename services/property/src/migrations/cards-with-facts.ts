import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search/search-card.ts';

const BATCH = 500;
const withoutFacts = { mt: { $exists: false } };

/** Rank and counters stay: they change apart from the listing. */
const replacing = (stored: SearchCard, card: SearchCard) => ({
  filter: { _id: stored._id, card: stored.card, r: stored.r, v: stored.v, f: stored.f },
  replacement: { ...card, r: stored.r, v: stored.v, f: stored.f },
});

/**
 * Replaces whole cards, as their writers do: the indexes follow replaced cards only.
 * @returns how many cards changed meanwhile, or were counted, and are left as they are
 */
async function renewCards(connection: Connection): Promise<number> {
  const cards = searchCards(connection);
  let missed = 0;
  for await (const batch of inBatches(cards.find(withoutFacts).batchSize(BATCH), BATCH)) {
    const listings = await connection
      .collection<StoredListing>('listings')
      .find({ _id: { $in: batch.map(({ _id }) => _id) } })
      .toArray();
    const byId = new Map(listings.map((listing) => [listing._id, listing]));
    const writes = batch.flatMap((stored) => {
      const listing = byId.get(stored._id);
      return listing ? [{ replaceOne: replacing(stored, toSearchCard(listing)) }] : [];
    });
    if (writes.length === 0) continue;
    const { matchedCount } = await cards.bulkWrite(writes, { ordered: false });
    missed += writes.length - matchedCount;
  }
  return missed;
}

/**
 * Search cards get the sums a month and of moving in, the nearest station, flags of searches and the rest that filters
 * and cards of this release read. Can be interrupted and repeated: a card with its sums is not touched.
 */
export const cardsWithFacts: Migration = {
  id: 21,
  name: 'metro, whole sums and flags in search cards',
  release: '1.1.0',
  up: async (connection) => {
    while ((await renewCards(connection)) > 0);
  },
};
