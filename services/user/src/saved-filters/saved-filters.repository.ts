import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { savedFiltersModel, type StoredFilter } from './saved-filters.model.ts';

export function savedFiltersRepository(connection: Connection) {
  const model = savedFiltersModel(connection);
  return {
    /** Oldest first. */
    async of(adminId: string, unit?: Unit): Promise<StoredFilter[]> {
      const stored = await model
        .findOne({ _id: adminId })
        .session(unit?.session ?? null)
        .maxTimeMS(QUERY_MS)
        .lean();
      return stored?.filters ?? [];
    },

    /** Concurrent changes of one moderator conflict, and the transaction retries. */
    async replace(adminId: string, filters: readonly StoredFilter[], { session }: Unit): Promise<void> {
      await model.updateOne({ _id: adminId }, { $set: { filters } }, { session, upsert: true });
    },

    async forget(adminId: string, { session }: Unit): Promise<void> {
      await model.deleteOne({ _id: adminId }, { session });
    },
  };
}
export type SavedFiltersRepository = ReturnType<typeof savedFiltersRepository>;
