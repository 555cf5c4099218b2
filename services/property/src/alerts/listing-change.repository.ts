import { collectionOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingChangeModel, type ListingChangeRow } from './alert.models.ts';

const BATCH = 200;

export function listingChangeRepository(connection: Connection) {
  const changes = listingChangeModel(connection);
  return {
    async add(row: ListingChangeRow, { session }: Unit): Promise<void> {
      await changes.create([row], { session });
    },

    /** Latest change of a listing. */
    async lastOf(listingId: string, { session }: Unit): Promise<ListingChangeRow | null> {
      return changes.findOne({ listingId }).sort({ at: -1 }).session(session).lean<ListingChangeRow>();
    },

    /** Listings whose last change since then was a pause or a hiding. */
    async mayReturn(listingIds: readonly string[], since: Date, { session }: Unit): Promise<Set<string>> {
      if (listingIds.length === 0) return new Set();
      const rows = await changes
        .find(
          { listingId: trusted({ $in: [...listingIds] }), at: trusted({ $gte: since }) },
          { listingId: 1, mayReturn: 1 },
        )
        .sort({ at: 1 })
        .session(session)
        .lean<Pick<ListingChangeRow, 'listingId' | 'mayReturn'>[]>();
      const last = new Map(rows.map(({ listingId, mayReturn }) => [listingId, mayReturn]));
      return new Set([...last].flatMap(([id, mayReturn]) => (mayReturn ? [id] : [])));
    },

    /** null once the row has expired. */
    async find(id: string): Promise<ListingChangeRow | null> {
      return changes.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean<ListingChangeRow>();
    },

    /** Changes from a time on, oldest first. */
    since(at: Date): AsyncIterable<ListingChangeRow> {
      // the driver's cursor, without mongoose documents: thousands of read-only rows
      return collectionOf(changes)
        .find({ at: { $gte: at } }, { batchSize: BATCH })
        .sort({ at: 1 });
    },
  };
}
export type ListingChangeRepository = ReturnType<typeof listingChangeRepository>;
