import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { searchCards } from '../search/search-card.repository.ts';

/** Collection `view_batches`: the batches that were written, kept for a month. */
interface ViewBatch {
  _id: string;
  at: Date;
}

const DUPLICATE_KEY = 11_000;
const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

export interface ViewCount {
  id: string;
  views: number;
}

export function viewBatchRepository(connection: Connection, inTransaction: InTransaction) {
  const batches = connection.collection<ViewBatch>('view_batches');
  const listings = listingModel(connection);
  const cards = searchCards(connection);
  return {
    /** Adds a batch to the counters of listings and cards; a batch that was added before changes nothing. */
    async add(batchId: string, counts: readonly ViewCount[]): Promise<void> {
      if (counts.length === 0) return;
      try {
        await inTransaction(async ({ session }) => {
          await batches.insertOne({ _id: batchId, at: new Date() }, { session });
          await listings.bulkWrite(
            counts.map(({ id, views }) => ({
              updateOne: { filter: { _id: id }, update: { $inc: { views } } },
            })),
            { session, ordered: false, timestamps: false },
          );
          await cards.bulkWrite(
            counts.map(({ id, views }) => ({
              updateOne: { filter: { _id: id }, update: { $inc: { v: views } } },
            })),
            { session, ordered: false },
          );
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    },
  };
}
export type ViewBatchRepository = ReturnType<typeof viewBatchRepository>;
