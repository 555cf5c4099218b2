import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection, mongo } from 'mongoose';

import { listingWords } from '../listings/listing-words.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

const BATCH = 500;
const ofAgency = { 'fields.agencyName': { $type: 'string' } } as const;

/** A concurrently changed listing gets its words from that change. */
export async function renewWords(
  connection: Connection,
  filter: mongo.Filter<StoredListing> = {},
): Promise<void> {
  const listings = connection.collection<StoredListing>('listings');
  for await (const batch of inBatches(listings.find(filter).batchSize(BATCH), BATCH)) {
    await listings.bulkWrite(
      batch.map(({ _id, version, fields, landlord }) => ({
        updateOne: { filter: { _id, version }, update: { $set: { words: listingWords(fields, landlord) } } },
      })),
      { ordered: false },
    );
  }
}

/** Idempotent; can be interrupted. */
export const agencyWords: Migration = {
  id: 25,
  name: 'listings are found by the name and the ЕИК of their agency',
  up: async (connection) => {
    await connection
      .collection('listings')
      .createIndex({ 'fields.eik': 1 }, { name: 'company', sparse: true });
    await renewWords(connection, ofAgency);
  },
};
