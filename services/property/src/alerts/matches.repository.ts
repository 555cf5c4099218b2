import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import {
  alertHitModel,
  alertMailModel,
  alertPersonModel,
  savedSearchModel,
  type AlertHit,
  type AlertMail,
  type AlertPersonKey,
  type SavedSearch,
} from './alert.models.ts';

export type MatchedHit = Pick<AlertHit, 'listingId' | 'reason' | 'previousCents' | 'at'>;

const MATCHES_MOST = 2000;

/** Sent mails and found hits, for pages. */
export function matchesRepository(connection: Connection) {
  const hits = alertHitModel(connection);
  const mails = alertMailModel(connection);
  const people = alertPersonModel(connection);
  const searches = savedSearchModel(connection);
  return {
    mail: (id: string): Promise<AlertMail | null> =>
      mails.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean<AlertMail>(),

    search: (id: string): Promise<SavedSearch | null> =>
      searches.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean<SavedSearch>(),

    /** Records a visit, which answers the question whether the person still looks. */
    async see(person: AlertPersonKey, lastSeenAt: Date): Promise<void> {
      await people.updateOne({ _id: person }, { $set: { lastSeenAt, askedAt: null } });
    },

    /** The newest hit of each listing since the search was last opened, newest first. */
    newOf: ({ _id, lastOpenedAt, createdAt, reasons }: SavedSearch): Promise<MatchedHit[]> =>
      hits
        .aggregate<MatchedHit>([
          {
            $match: {
              searchId: _id,
              at: { $gt: lastOpenedAt ?? createdAt },
              reason: { $in: reasons },
              state: { $in: ['waiting', 'sent'] },
            },
          },
          { $sort: { at: -1, _id: 1 } },
          { $group: { _id: '$listingId', newest: { $first: '$$ROOT' } } },
          { $replaceRoot: { newRoot: '$newest' } },
          { $sort: { at: -1, _id: 1 } },
          { $limit: MATCHES_MOST },
        ])
        .option({ maxTimeMS: QUERY_MS })
        .exec(),

    /** Distinct recipients of a listing's alerts. */
    async countTold(listingId: string): Promise<number> {
      const told = await hits.distinct('person', { listingId, state: 'sent' });
      return told.length;
    },
  };
}
export type MatchesRepository = ReturnType<typeof matchesRepository>;
