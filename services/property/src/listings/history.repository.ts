import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { Types, type Connection } from 'mongoose';

import { historyModel, type StoredEntry } from './history.model.ts';

const MOST_SHOWN = 500;

export function historyRepository(connection: Connection) {
  const entries = historyModel(connection);
  return {
    async add(entry: Omit<StoredEntry, '_id'>, unit: Unit): Promise<void> {
      await entries.create([{ _id: new Types.ObjectId().toHexString(), ...entry }], {
        session: unit.session,
      });
    },

    async forget(listingId: string, { session }: Unit): Promise<void> {
      await entries.deleteMany({ listingId }, { session });
    },

    /** Newest first. */
    async of(listingId: string): Promise<HistoryEntry[]> {
      const found = await entries
        .find({ listingId })
        .sort({ _id: -1 })
        .limit(MOST_SHOWN)
        .maxTimeMS(QUERY_MS)
        .lean<StoredEntry[]>();
      return found.map(({ _id, listingId: _listing, at, ...entry }) => ({
        ...entry,
        id: _id,
        at: at.toISOString(),
      }));
    },
  };
}
export type HistoryRepository = ReturnType<typeof historyRepository>;
