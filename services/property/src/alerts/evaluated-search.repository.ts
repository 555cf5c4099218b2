import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { savedSearchModel, type SavedSearch } from './alert.models.ts';

export type EvaluatedSearch = Pick<
  SavedSearch,
  '_id' | 'person' | 'userId' | 'filter' | 'frequency' | 'reasons' | 'asOf'
>;
export type DueSearch = EvaluatedSearch & { catchUpAt: Date };

const fields = { person: 1, userId: 1, filter: 1, frequency: 1, reasons: 1, asOf: 1 } as const;

export function evaluatedSearches(connection: Connection) {
  const searches = savedSearchModel(connection);
  return {
    /** Active searches only. */
    async activeOf(ids: readonly string[]): Promise<EvaluatedSearch[]> {
      return searches
        .find({ _id: trusted({ $in: [...ids] }), state: 'active' }, fields)
        .maxTimeMS(QUERY_MS)
        .lean<EvaluatedSearch[]>();
    },

    /** Searches due for catch-up, longest due first. */
    async toCatchUp(by: Date, limit: number): Promise<DueSearch[]> {
      return searches
        .find({ catchUpAt: trusted({ $lte: by }), state: 'active' }, { ...fields, catchUpAt: 1 })
        .sort({ catchUpAt: 1 })
        .limit(limit)
        .maxTimeMS(QUERY_MS)
        .lean<DueSearch[]>();
    },

    /** Skips searches changed meanwhile: these need another catch-up. */
    async markCaughtUp(done: readonly Pick<DueSearch, '_id' | 'catchUpAt'>[]): Promise<void> {
      const marks = done.map(({ _id, catchUpAt }) => ({
        updateOne: { filter: { _id, catchUpAt }, update: { $set: { catchUpAt: null } } },
      }));
      await searches.bulkWrite(marks, { ordered: false });
    },
  };
}
export type EvaluatedSearches = ReturnType<typeof evaluatedSearches>;

/** For change streams and cursors over all searches. */
export const savedSearchesOf = (connection: Connection) =>
  connection.collection<SavedSearch>('saved_searches');
