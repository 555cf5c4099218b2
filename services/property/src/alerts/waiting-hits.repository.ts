import type { AlertReason, DropReason } from '@pokriv/contracts/alert/alert-rules';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { alertHitModel, type AlertHit, type AlertPersonKey, type SavedSearch } from './alert.models.ts';
import { personOfAccount } from './alert-person.ts';

export interface SearchCounts {
  newCount: number;
  nextMailAt: Date | null;
}

/** Waiting hits of one search or one person. */
type WhichHits = Partial<Pick<AlertHit, 'searchId' | 'person'>> & { reason?: { $nin: AlertReason[] } };

const shownStates = ['waiting', 'sent'];

/** Hits since a search was last opened, for its enabled reasons. */
const newOf = ({ _id, lastOpenedAt, createdAt, reasons }: SavedSearch) => ({
  searchId: _id,
  at: { $gt: lastOpenedAt ?? createdAt },
  reason: { $in: reasons },
});

/** Updates of hits when their person changes, stops or opens searches. */
export function waitingHitsRepository(connection: Connection) {
  const hits = alertHitModel(connection);
  const newListings = (searches: readonly SavedSearch[]) => [
    { $match: { $or: searches.map(newOf), state: { $in: shownStates } } },
  ];
  return {
    async drop({ reason, ...which }: WhichHits, dropReason: DropReason, { session }: Unit): Promise<void> {
      await hits.updateMany(
        { ...which, ...(reason && { reason: trusted(reason) }), state: 'waiting' },
        { $set: { state: 'dropped', dropReason, dueAt: null } },
        { session },
      );
    },

    /** Drops waiting news of a favourite. */
    async dropOfFavorite(userId: string, listingId: string, { session }: Unit): Promise<void> {
      await hits.updateMany(
        { person: personOfAccount(userId), searchId: null, listingId, state: 'waiting' },
        { $set: { state: 'dropped', dropReason: 'search_stopped', dueAt: null } },
        { session },
      );
    },

    /** @param since later hits only */
    async reschedule(
      searchId: string,
      dueAt: Date | null,
      since: Date | undefined,
      { session }: Unit,
    ): Promise<void> {
      const later = since && { at: trusted({ $gt: since }) };
      await hits.updateMany({ searchId, state: 'waiting', ...later }, { $set: { dueAt } }, { session });
    },

    async remove(searchId: string, { session }: Unit): Promise<void> {
      await hits.deleteMany({ searchId }, { session });
    },

    async move(searchId: string, person: AlertPersonKey, { session }: Unit): Promise<void> {
      await hits.updateMany({ searchId }, { $set: { person } }, { session });
    },

    async erase(persons: readonly AlertPersonKey[], { session }: Unit): Promise<void> {
      await hits.deleteMany({ person: trusted({ $in: [...persons] }) }, { session });
    },

    /** Counts by search id, for searches of one person. */
    async countsOf(
      person: AlertPersonKey,
      searches: readonly SavedSearch[],
    ): Promise<Map<string, SearchCounts>> {
      if (searches.length === 0) return new Map();
      const [counted, waiting] = await Promise.all([
        hits
          .aggregate<{ _id: string; count: number }>([
            ...newListings(searches),
            { $group: { _id: { search: '$searchId', listing: '$listingId' } } },
            { $group: { _id: '$_id.search', count: { $sum: 1 } } },
          ])
          .option({ maxTimeMS: QUERY_MS }),
        hits
          .aggregate<{ _id: string; dueAt: Date }>([
            { $match: { person, state: 'waiting', searchId: { $ne: null }, dueAt: { $ne: null } } },
            { $group: { _id: '$searchId', dueAt: { $min: '$dueAt' } } },
          ])
          .option({ maxTimeMS: QUERY_MS }),
      ]);
      const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
      const next = new Map(waiting.map(({ _id, dueAt }) => [_id, dueAt]));
      return new Map(
        searches.map(({ _id }) => [
          _id,
          { newCount: counts.get(_id) ?? 0, nextMailAt: next.get(_id) ?? null },
        ]),
      );
    },

    /** Searches with new hits, and their distinct listings. */
    async newsOf(searches: readonly SavedSearch[]): Promise<{ searches: number; listings: number }> {
      if (searches.length === 0) return { searches: 0, listings: 0 };
      const [found] = await hits
        .aggregate<{ searches: { count: number }[]; listings: { count: number }[] }>([
          ...newListings(searches),
          {
            $facet: {
              searches: [{ $group: { _id: '$searchId' } }, { $count: 'count' }],
              listings: [{ $group: { _id: '$listingId' } }, { $count: 'count' }],
            },
          },
        ])
        .option({ maxTimeMS: QUERY_MS });
      return {
        searches: found?.searches[0]?.count ?? 0,
        listings: found?.listings[0]?.count ?? 0,
      };
    },
  };
}
export type WaitingHitsRepository = ReturnType<typeof waitingHitsRepository>;
