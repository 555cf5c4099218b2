import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import mongoose from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard } from '../search/search-card.ts';
import { withSums } from './with-sums.ts';

const BATCH = 500;

/**
 * Adds the availability date to cards; skips a concurrently changed card, which its writer completes.
 * Idempotent; can be interrupted.
 */
export const cardsWithAvailability: Migration = {
  id: 17,
  name: 'availability in search cards',
  up: async (connection) => {
    const cards = searchCards(connection);
    const stored = cards.find({}, { projection: { card: 1 } }).batchSize(BATCH);
    for await (const batch of inBatches(stored, BATCH)) {
      const before = new Map(batch.map(({ _id, card }) => [_id, card]));
      const listings = await listingModel(connection)
        .find({ _id: mongoose.trusted({ $in: [...before.keys()] }) })
        .lean<StoredListing[]>();
      if (listings.length === 0) continue;
      await cards.bulkWrite(
        listings.map((listing) => ({
          updateOne: {
            filter: { _id: listing._id, card: before.get(listing._id) ?? '' },
            update: { $set: { card: toSearchCard(withSums(listing)).card } },
          },
        })),
        { ordered: false },
      );
    }
  },
};
