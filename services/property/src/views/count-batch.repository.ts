import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { countBatchModel } from './count-batch.model.ts';
import type { DayCount, ListingDayRepository } from './listing-day.repository.ts';

function totalsOf(days: readonly DayCount[]): Map<string, { views: number; impressions: number }> {
  const totals = new Map<string, { views: number; impressions: number }>();
  for (const { listing, counts } of days) {
    const { views = 0, impressions = 0 } = totals.get(listing) ?? {};
    totals.set(listing, {
      views: views + (counts.views ?? 0),
      impressions: impressions + (counts.impressions ?? 0),
    });
  }
  return totals;
}

export function countBatchRepository(
  connection: Connection,
  { inTransaction, days }: { inTransaction: InTransaction; days: ListingDayRepository },
) {
  const batches = countBatchModel(connection);
  const listings = listingModel(connection);
  const cards = searchCards(connection);
  return {
    /** Adds a batch to the counters of listings, cards and days; idempotent by batch id. */
    async add(batchId: string, added: readonly DayCount[]): Promise<void> {
      if (added.length === 0) return;
      const totals = [...totalsOf(added)];
      try {
        await inTransaction(async (unit) => {
          const { session } = unit;
          await batches.create([{ _id: batchId, at: new Date() }], { session });
          await listings.bulkWrite(
            totals.map(([id, counts]) => ({ updateOne: { filter: { _id: id }, update: { $inc: counts } } })),
            { session, ordered: false, timestamps: false },
          );
          const viewed = totals.filter(([, { views }]) => views > 0);
          if (viewed.length > 0)
            await cards.bulkWrite(
              viewed.map(([id, { views }]) => ({
                updateOne: { filter: { _id: id }, update: { $inc: { v: views } } },
              })),
              { session, ordered: false },
            );
          await days.add(added, unit);
        });
      } catch (error) {
        const isKnown = isDuplicateKey(error) && (await batches.exists({ _id: batchId })) !== null;
        if (!isKnown) throw error;
      }
    },
  };
}
export type CountBatchRepository = ReturnType<typeof countBatchRepository>;
