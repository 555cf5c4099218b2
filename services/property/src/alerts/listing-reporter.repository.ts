import type { JobData } from '@pokriv/contracts/jobs';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingReporterModel, type ListingReporter } from './alert.models.ts';

const none: ReadonlySet<string> = new Set();

/** Reporters of a listing, by listing id. */
export type ReportersOf = (listingId: string) => ReadonlySet<string>;

export function listingReporterRepository(connection: Connection) {
  const reporters = listingReporterModel(connection);
  return {
    async add(
      { listingId, userId }: JobData<'listing-reported'>,
      at: Date,
      { session }: Unit,
    ): Promise<void> {
      await reporters.updateOne(
        { _id: `${listingId}:${userId}` },
        { $setOnInsert: { listingId, userId, at } },
        { upsert: true, session },
      );
    },

    async of(listingIds: readonly string[]): Promise<ReportersOf> {
      const rows = await reporters
        .find({ listingId: trusted({ $in: [...new Set(listingIds)] }) }, { listingId: 1, userId: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<Pick<ListingReporter, 'listingId' | 'userId'>[]>();
      const sets = new Map<string, Set<string>>();
      for (const { listingId, userId } of rows)
        sets.set(listingId, (sets.get(listingId) ?? new Set()).add(userId));
      return (listingId) => sets.get(listingId) ?? none;
    },

    /** Subset of these listings that the person has reported. */
    async reportedBy(userId: string, listingIds: readonly string[], { session }: Unit): Promise<Set<string>> {
      const ids = trusted({ $in: listingIds.map((listingId) => `${listingId}:${userId}`) });
      const rows = await reporters
        .find({ _id: ids }, { listingId: 1 })
        .session(session)
        .lean<Pick<ListingReporter, 'listingId'>[]>();
      return new Set(rows.map(({ listingId }) => listingId));
    },

    async erase(userId: string, { session }: Unit): Promise<void> {
      await reporters.deleteMany({ userId }, { session });
    },
  };
}
export type ListingReporterRepository = ReturnType<typeof listingReporterRepository>;
