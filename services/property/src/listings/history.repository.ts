import type { HistoryEntry } from '@pokriv/contracts/endpoints/property';
import type { ListingStatus } from '@pokriv/contracts/listing-states';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { Types, type Connection } from 'mongoose';

/** Collection `history`: the audit log of listings, one entry a change (decisions §5). */
export interface StoredEntry {
  _id: string;
  listingId: string;
  at: Date;
  action: string;
  from: ListingStatus | null;
  to: ListingStatus | null;
  actorId: string;
  reason: string | null;
  changed: string[];
}

const MOST_SHOWN = 500;

export function historyRepository(connection: Connection) {
  const entries = connection.collection<StoredEntry>('history');
  return {
    async add(entry: Omit<StoredEntry, '_id'>, unit: Unit): Promise<void> {
      await entries.insertOne(
        { _id: new Types.ObjectId().toHexString(), ...entry },
        { session: unit.session },
      );
    },

    /** The newest first. */
    async of(listingId: string): Promise<HistoryEntry[]> {
      const found = await entries
        .find({ listingId }, { maxTimeMS: QUERY_MS })
        .sort({ _id: -1 })
        .limit(MOST_SHOWN)
        .toArray();
      return found.map(({ _id, listingId: _listing, at, ...entry }) => ({
        ...entry,
        id: _id,
        at: at.toISOString(),
      }));
    },
  };
}
export type HistoryRepository = ReturnType<typeof historyRepository>;
