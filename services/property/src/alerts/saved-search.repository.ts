import type { SavedSearchState } from '@pokriv/contracts/alert/alert-rules';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import { savedSearchModel, type AlertPersonKey, type SavedSearch } from './alert.models.ts';

const confirmedStates: SavedSearchState[] = ['active', 'paused', 'asleep'];
const confirmed = trusted({ $in: confirmedStates });

type Changes = Partial<Omit<SavedSearch, '_id'>>;

/** Saved searches; lists are newest first. */
export function savedSearchRepository(connection: Connection) {
  const searches = savedSearchModel(connection);
  return {
    async add(search: SavedSearch, { session }: Unit): Promise<void> {
      await searches.insertOne(search, { session });
    },

    find: (id: string, unit?: Unit): Promise<SavedSearch | null> =>
      searches
        .findOne({ _id: id })
        .session(unit?.session ?? null)
        .lean<SavedSearch>(),

    findSame: (person: AlertPersonKey, filterHash: string, { session }: Unit): Promise<SavedSearch | null> =>
      searches.findOne({ person, filterHash }).session(session).lean<SavedSearch>(),

    /** All of a person's searches except unconfirmed ones. */
    of: (person: AlertPersonKey, unit?: Unit): Promise<SavedSearch[]> =>
      searches
        .find({ person, state: confirmed })
        .session(unit?.session ?? null)
        .sort({ createdAt: -1, _id: -1 })
        .maxTimeMS(QUERY_MS)
        .lean<SavedSearch[]>(),

    countOf: (person: AlertPersonKey, unit?: Unit): Promise<number> =>
      searches
        .countDocuments({ person, state: confirmed })
        .session(unit?.session ?? null)
        .exec(),

    async hasConfirmed(person: AlertPersonKey): Promise<boolean> {
      return (await searches.exists({ person, state: confirmed }).maxTimeMS(QUERY_MS)) !== null;
    },

    async hasAny(person: AlertPersonKey, { session }: Unit): Promise<boolean> {
      return (await searches.exists({ person }).session(session)) !== null;
    },

    /** @returns the changed search */
    async change({ _id, ...before }: SavedSearch, changes: Changes, { session }: Unit): Promise<SavedSearch> {
      await searches.updateOne({ _id }, { $set: changes }, { session });
      return { _id, ...before, ...changes };
    },

    async moveAll(
      person: AlertPersonKey,
      from: readonly SavedSearchState[],
      changes: Changes,
      { session }: Unit,
    ): Promise<void> {
      await searches.updateMany(
        { person, state: trusted({ $in: [...from] }) },
        { $set: changes },
        { session },
      );
    },

    async remove(id: string, { session }: Unit): Promise<void> {
      await searches.deleteOne({ _id: id }, { session });
    },

    /** Inactive searches of visitors due for deletion. */
    async dueForPurge(now: Date, { after, limit }: DuePage): Promise<Due[]> {
      const later = after && {
        $or: [
          { confirmBy: trusted({ $gt: after.at }) },
          { confirmBy: after.at, _id: trusted({ $gt: after.id }) },
        ],
      };
      const rows = await searches
        .find({ confirmBy: trusted({ $lte: now }), ...later }, { confirmBy: 1 })
        .sort({ confirmBy: 1, _id: 1 })
        .limit(limit)
        .lean<SavedSearch[]>();
      return rows.map(({ _id, confirmBy }) => ({ id: _id, at: confirmBy ?? now }));
    },

    /** @returns the deleted search; null when confirmed or deleted concurrently */
    takeForPurge: (id: string, now: Date, { session }: Unit): Promise<SavedSearch | null> =>
      searches
        .findOneAndDelete({ _id: id, confirmBy: trusted({ $lte: now }) }, { session })
        .lean<SavedSearch>(),

    async erase(persons: readonly AlertPersonKey[], { session }: Unit): Promise<void> {
      await searches.deleteMany({ person: trusted({ $in: [...persons] }) }, { session });
    },
  };
}
export type SavedSearchRepository = ReturnType<typeof savedSearchRepository>;
