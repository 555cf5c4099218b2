import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import { ownerQuality } from '../listings/owner-quality.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { renewCards } from './renew-cards.ts';

const BATCH = 500;

/** Scores by the rules of this release, which the owner's list is ordered by. */
async function renewScores(connection: Connection): Promise<void> {
  const listings = connection.collection<StoredListing>('listings');
  for await (const batch of inBatches(listings.find().batchSize(BATCH), BATCH)) {
    await listings.bulkWrite(
      batch.map((listing) => ({
        updateOne: {
          filter: { _id: listing._id, version: listing.version },
          update: { $set: { qualityScore: ownerQuality(listing).score } },
        },
      })),
      { ordered: false },
    );
  }
}

/** A card without a commission of an agency told a cost of moving in that is not known. */
const guessed = { mi: { $gte: 0 }, card: { $not: /"hasCommission"/u } } as const;

/**
 * The sum of moving in is unknown without a commission or a deposit (docs/adr/0066). Can be interrupted and repeated:
 * it writes what the listings say.
 */
export const unknownSums: Migration = {
  id: 22,
  name: 'unknown sums in search cards, and quality by the rules of fewer required fields',
  release: '1.1.0',
  up: async (connection) => {
    await renewScores(connection);
    await renewCards(connection, { filter: guessed, isStale: (stored, card) => card.mi !== stored.mi });
  },
};
