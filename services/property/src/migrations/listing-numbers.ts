import { inBatches } from '@pokriv/service-kit/batches';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import { listingNumberRepository } from '../listings/listing-number.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

const BATCH = 500;
const unnumbered = { number: { $exists: false } };

async function numberAll(connection: Connection): Promise<number> {
  const listings = connection.collection<StoredListing>('listings');
  const numbers = listingNumberRepository(connection);
  let found = 0;
  const waiting = listings.find(unnumbered, { projection: { _id: 1 } }).batchSize(BATCH);
  for await (const batch of inBatches(waiting, BATCH)) {
    const taken = await numbers.take(batch.length);
    await listings.bulkWrite(
      batch.map(({ _id }, index) => ({
        updateOne: { filter: { _id, ...unnumbered }, update: { $set: { number: taken[index] } } },
      })),
      { ordered: false },
    );
    found += batch.length;
  }
  return found;
}

/**
 * Numbers existing listings. Idempotent: a listing keeps its number, and allocated but unwritten numbers stay
 * unused. Can be interrupted.
 */
export const listingNumbers: Migration = {
  id: 16,
  name: 'short numbers of listings',
  up: async (connection) => {
    await connection
      .collection('listings')
      .createIndex({ number: 1 }, { name: 'number', unique: true, sparse: true });
    // a second pass covers listings created concurrently by an earlier release
    while ((await numberAll(connection)) > 0);
  },
};
