import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search/search-card.ts';

const BATCH = 500;
const withTotal = { mt: { $gte: 0 } };

/** Rank and counters stay: they change independently of the listing. */
const replacing = (stored: SearchCard, card: SearchCard) => ({
  filter: { _id: stored._id, card: stored.card, r: stored.r, v: stored.v, f: stored.f },
  replacement: { ...card, r: stored.r, v: stored.v, f: stored.f },
});

/**
 * Replaces whole cards, as their writers do: the indexes follow only replacements.
 * @returns the number of cards skipped because of a concurrent change or count
 */
async function renewCards(connection: Connection): Promise<number> {
  const cards = searchCards(connection);
  let missed = 0;
  for await (const batch of inBatches(cards.find(withTotal).batchSize(BATCH), BATCH)) {
    const listings = await connection
      .collection<StoredListing>('listings')
      .find({ _id: { $in: batch.map(({ _id }) => _id) } })
      .toArray();
    const byId = new Map(listings.map((listing) => [listing._id, toSearchCard(listing)]));
    const writes = batch.flatMap((stored) => {
      const card = byId.get(stored._id);
      return card && card.mt !== stored.mt ? [{ replaceOne: replacing(stored, card) }] : [];
    });
    if (writes.length === 0) continue;
    missed += writes.length - (await cards.bulkWrite(writes, { ordered: false })).matchedCount;
  }
  return missed;
}

/**
 * The monthly sum is unknown without fees or bills (docs/adr/0072). Idempotent: skips cards equal to their
 * listings. Can be interrupted.
 */
export const unknownMonths: Migration = {
  id: 26,
  name: 'unknown sums a month in search cards',
  release: '1.1.0',
  up: async (connection) => {
    while ((await renewCards(connection)) > 0);
  },
};
