import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import {
  alertHitModel,
  alertPersonModel,
  savedSearchModel,
  type AlertPerson,
  type AlertPersonKey,
  type SavedSearch,
} from './alert.models.ts';

/** Long inactive people, and their searches with mails. */
export function alertSleepRepository(connection: Connection) {
  const people = alertPersonModel(connection);
  const searches = savedSearchModel(connection);
  const hits = alertHitModel(connection);
  const mailed = { state: 'active' as const, frequency: trusted({ $ne: 'off' as const }) };
  return {
    async unseenSince(since: Date, { after, limit }: DuePage): Promise<Due[]> {
      const later = after && {
        $or: [
          { lastSeenAt: trusted({ $gt: after.at }) },
          { lastSeenAt: after.at, _id: trusted({ $gt: after.id }) },
        ],
      };
      const found = await people
        .find({ lastSeenAt: trusted({ $lte: since }), ...later }, { lastSeenAt: 1 })
        .sort({ lastSeenAt: 1, _id: 1 })
        .limit(limit)
        .lean<Pick<AlertPerson, '_id' | 'lastSeenAt'>[]>();
      return found.map(({ _id, lastSeenAt }) => ({ id: _id, at: lastSeenAt }));
    },

    get: (person: AlertPersonKey, { session }: Unit): Promise<AlertPerson | null> =>
      people.findOne({ _id: person }).session(session).lean<AlertPerson>(),

    /** Active searches with mails, oldest first. */
    mailedOf: (person: AlertPersonKey, unit?: Unit): Promise<SavedSearch[]> =>
      searches
        .find({ person, ...mailed })
        .sort({ createdAt: 1, _id: 1 })
        .session(unit?.session ?? null)
        .lean<SavedSearch[]>(),

    async noteAsked(person: AlertPersonKey, askedAt: Date, { session }: Unit): Promise<void> {
      await people.updateOne({ _id: person }, { $set: { askedAt }, $inc: { changes: 1 } }, { session });
    },

    /** Puts the searches to sleep and drops their waiting hits. */
    async sleep(
      person: AlertPersonKey,
      asleep: Pick<SavedSearch, 'state' | 'catchUpAt' | 'confirmBy'>,
      { session }: Unit,
    ): Promise<void> {
      const awake = await searches
        .find({ person, ...mailed }, { _id: 1 })
        .session(session)
        .lean();
      const ids = trusted({ $in: awake.map(({ _id }) => _id) });
      await people.updateOne({ _id: person }, { $inc: { changes: 1 } }, { session });
      await searches.updateMany({ _id: ids }, { $set: asleep }, { session });
      await hits.updateMany(
        { searchId: ids, state: 'waiting' },
        { $set: { state: 'dropped', dropReason: 'search_stopped', dueAt: null } },
        { session },
      );
    },
  };
}
export type AlertSleepRepository = ReturnType<typeof alertSleepRepository>;
