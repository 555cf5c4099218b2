import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import { ownerQuality } from '../listings/owner-quality.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { renewCards } from './renew-cards.ts';

const BATCH = 500;

/** Recomputes the scores, which order the owner's list. */
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

/** Cards of agencies without a commission, with a move-in cost that is in fact unknown. */
const guessed = { mi: { $gte: 0 }, card: { $not: /"hasCommission"/u } } as const;

/**
 * The move-in sum is unknown without a commission or a deposit (docs/adr/0066). Idempotent; can be
 * interrupted.
 */
export const unknownSums: Migration = {
  id: 22,
  name: 'unknown sums in search cards, and quality by the rules of fewer required fields',
  up: async (connection) => {
    await renewScores(connection);
    await renewCards(connection, { filter: guessed, isStale: (stored, card) => card.mi !== stored.mi });
  },
};
