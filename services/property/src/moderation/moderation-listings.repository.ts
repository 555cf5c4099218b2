import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { historyModel } from '../listings/history.model.ts';
import { toQuery, waitingRevision, type ListingFilter } from '../listings/listing-filter.ts';
import type { StoredListing, StoredRisks } from '../listings/stored-listing.ts';

const MOST_ALIKE = 200;
const MOST_WITH_PHONE = 10;
/** States after a submission: drafts are no evidence. */
const seen: readonly ListingStatus[] = [
  'pending',
  'active',
  'rejected',
  'paused',
  'expired',
  'rented',
  'removed',
];

type Decisions = Pick<ModerationFile['owner'], 'approved' | 'rejected' | 'removed'>;
const actionsOf = {
  approved: ['approve', 'approve_revision'],
  rejected: ['reject', 'reject_revision'],
  removed: ['remove'],
} as const;

interface CleanRows {
  rows: Pick<StoredListing, '_id' | 'version' | 'fields'>[];
  total: number;
  risky: number;
  unchecked: number;
  held: number;
}

export function moderationListings(connection: Connection) {
  const model = listingModel(connection);
  const history = historyModel(connection);
  const ofOthers = (ownerId: string) => ({
    ownerId: trusted({ $ne: ownerId }),
    status: trusted({ $in: [...seen] }),
  });
  return {
    withPictureParts: (parts: readonly string[], ownerId: string): Promise<StoredListing[]> =>
      model
        .find({ pictureParts: trusted({ $in: [...parts] }), ...ofOthers(ownerId) })
        .limit(MOST_ALIKE)
        .maxTimeMS(QUERY_MS)
        .lean<StoredListing[]>()
        .exec(),

    withPhone: (phone: string, ownerId: string): Promise<StoredListing[]> =>
      model
        .find({ 'fields.contactPhone': phone, ...ofOthers(ownerId) })
        .limit(MOST_WITH_PHONE)
        .maxTimeMS(QUERY_MS)
        .lean<StoredListing[]>()
        .exec(),

    /**
     * Pending listings with unknown risks for their version or risks older than `before`, longest waiting
     * first.
     */
    unassessed: (before: Date, limit: number): Promise<StoredListing[]> =>
      model
        .find({
          $and: [
            { $or: [{ status: 'pending' }, waitingRevision] },
            {
              $or: [
                { 'risks.at': trusted({ $lte: before }) },
                { $expr: trusted({ $ne: ['$risks.version', '$version'] }) },
              ],
            },
          ],
        })
        .sort({ submittedAt: 1, _id: 1 })
        .limit(limit)
        .maxTimeMS(QUERY_MS)
        .lean<StoredListing[]>()
        .exec(),

    /** Pending listings and revisions, longest waiting first. */
    longestWaiting: (
      { except, limit }: { except: readonly string[]; limit: number },
      { session }: Unit,
    ): Promise<Pick<StoredListing, '_id' | 'fields'>[]> =>
      model
        .find(toQuery({ statuses: ['pending'], pendingRevisions: 'also', except }), { 'fields.title': 1 })
        .session(session)
        .sort({ submittedAt: 1, _id: 1 })
        .limit(limit)
        .maxTimeMS(QUERY_MS)
        .lean<Pick<StoredListing, '_id' | 'fields'>[]>()
        .exec(),

    /**
     * Listings of the filter checked in their current version and without risks, longest waiting first.
     * @param held ids leased by other moderators
     */
    async clean(filter: ListingFilter, held: readonly string[], limit: number): Promise<CleanRows> {
      const all = toQuery(filter);
      const isChecked = { $expr: trusted({ $eq: ['$risks.version', '$version'] }) };
      const free = { $and: [all, isChecked, { 'risks.count': 0 }, { _id: trusted({ $nin: [...held] }) }] };
      const count = (...parts: QueryFilter<StoredListing>[]) =>
        model.countDocuments({ $and: [all, ...parts] }).maxTimeMS(QUERY_MS);
      const [rows, waiting, checked, risky, total] = await Promise.all([
        model
          .find(free, { 'fields.title': 1, version: 1 })
          .sort({ submittedAt: 1, _id: 1 })
          .limit(limit)
          .maxTimeMS(QUERY_MS)
          .lean<CleanRows['rows']>(),
        count({}),
        count(isChecked),
        count(isChecked, { 'risks.count': trusted({ $gt: 0 }) }),
        model.countDocuments(free).maxTimeMS(QUERY_MS),
      ]);
      return { rows, total, risky, unchecked: waiting - checked, held: checked - risky - total };
    },

    /** Keeps the version, so that concurrent edits and decisions do not fail. */
    async storeRisks({ _id, version }: StoredListing, risks: StoredRisks): Promise<void> {
      await model.updateOne({ _id, version }, { $set: { risks } });
    },

    async decisionsAbout(ownerId: string): Promise<Decisions> {
      const ids = await model.distinct('_id', { ownerId }).maxTimeMS(QUERY_MS);
      const rows = await history
        .aggregate<{ _id: string; count: number }>([
          { $match: { listingId: { $in: ids }, action: { $in: Object.values(actionsOf).flat() } } },
          { $group: { _id: '$action', count: { $sum: 1 } } },
        ])
        .option({ maxTimeMS: QUERY_MS });
      const sum = (actions: readonly string[]) =>
        rows.filter(({ _id }) => actions.includes(_id)).reduce((total, { count }) => total + count, 0);
      return {
        approved: sum(actionsOf.approved),
        rejected: sum(actionsOf.rejected),
        removed: sum(actionsOf.removed),
      };
    },
  };
}
export type ModerationListings = ReturnType<typeof moderationListings>;
