import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { conflict, notFound } from '@pokriv/contracts/errors';
import { collectionOf, rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { trusted, type Connection, type mongo } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import { messages } from '../messages.ts';
import {
  indexesFor,
  toQuery,
  waitingRevision,
  type ListingFilter,
  type ListingPage,
} from './listing-filter.ts';
import { listingModel } from './listing.model.ts';
import type { StoredListing } from './stored-listing.ts';
import type { OrderKey } from './week-order.ts';

type Filter = mongo.Filter<StoredListing>;

const COUNT_MAX = 1000;
const liveStatuses: readonly ListingStatus[] = ['active', 'pending'];
/** State in which each due date applies. */
const dueStates = { expiresAt: 'active', remindAt: 'active', offerAt: 'rented' } as const;
const NEVER = new Date('9999-01-01');
export function listingRepository(connection: Connection) {
  const model = listingModel(connection);
  return {
    /** @throws AppError NOT_FOUND */
    async get(id: string, unit?: Unit): Promise<StoredListing> {
      const query = model.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean<StoredListing>();
      const listing = await (unit ? query.session(unit.session) : query);
      if (!listing) throw notFound(messages.listing.notFound);
      return listing;
    },

    /** Any state. */
    async priceHistories(
      ids: readonly string[],
      unit?: Unit,
    ): Promise<Map<string, StoredListing['priceHistory']>> {
      if (ids.length === 0) return new Map();
      const found = await model
        .find({ _id: trusted({ $in: [...ids] }) }, { priceHistory: 1 })
        .session(unit?.session ?? null)
        .maxTimeMS(QUERY_MS)
        .lean<Pick<StoredListing, '_id' | 'priceHistory'>[]>();
      return new Map(found.map(({ _id, priceHistory }) => [_id, priceHistory]));
    },

    async add(listing: StoredListing, unit: Unit): Promise<void> {
      await model.create([listing], { session: unit.session });
    },

    /** Compare-and-set on the version. @throws AppError CONFLICT when `readVersion` is stale */
    async replace(listing: StoredListing, readVersion: number, unit: Unit): Promise<void> {
      const { matchedCount } = await model.replaceOne({ _id: listing._id, version: readVersion }, listing, {
        session: unit.session,
        // without it mongoose drops values that it cannot cast
        runValidators: true,
      });
      if (matchedCount === 0) throw conflict(messages.listing.changedMeanwhile);
    },

    async count(
      id: string,
      counter: 'views' | 'favorites' | 'phoneReveals',
      by: number,
      unit?: Unit,
    ): Promise<void> {
      await model.updateOne({ _id: id }, { $inc: { [counter]: by } }, { session: unit?.session });
    },

    async list(filter: ListingFilter, { by, isAscending, page, limit }: ListingPage) {
      const where = toQuery(filter);
      const direction = isAscending ? 1 : -1;
      const ending = { $cond: [{ $eq: ['$status', 'active'] }, '$expiresAt', NEVER] };
      const [rows, total] = await Promise.all([
        model
          .aggregate<StoredListing>([
            { $match: where as Record<string, unknown> },
            ...(by === 'ending' ? [{ $set: { ending } }] : []),
            { $sort: { [by]: direction, _id: direction } },
            { $skip: (page - 1) * limit },
            { $limit: limit },
            ...(by === 'ending' ? [{ $unset: 'ending' }] : []),
          ])
          .option({ maxTimeMS: QUERY_MS }),
        model.countDocuments(where, { limit: COUNT_MAX + 1 }).maxTimeMS(QUERY_MS),
      ]);
      return { rows, total };
    },

    async orderKeysOf(filter: ListingFilter): Promise<OrderKey[]> {
      return model.find(toQuery(filter), { publishedAt: 1 }).maxTimeMS(QUERY_MS).lean<OrderKey[]>();
    },

    /** In the order of the ids; missing ones are omitted. */
    async byIds(ids: readonly string[]): Promise<StoredListing[]> {
      const found = await model
        .find({ _id: trusted({ $in: [...ids] }) })
        .maxTimeMS(QUERY_MS)
        .lean<StoredListing[]>();
      const byId = new Map(found.map((listing) => [listing._id, listing]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async citiesOf(ownerId: string): Promise<string[]> {
      const cities = await model.distinct('fields.location.city', { ownerId }).maxTimeMS(QUERY_MS);
      return cities.filter((city) => typeof city === 'string');
    },

    page(filter: ListingFilter, { by, isAscending, page, limit }: ListingPage) {
      const direction = isAscending ? 1 : -1;
      const order = {
        [by]: direction,
        ...(by === 'risks.count' && ({ submittedAt: 1 } as const)),
        _id: direction,
      } as const;
      const indexes = indexesFor(filter, by);
      return readPage(collectionOf(model), { where: toQuery(filter) as Filter, order, indexes, page, limit });
    },

    each(filter: ListingFilter, { by, isAscending }: Pick<ListingPage, 'by' | 'isAscending'>) {
      const direction = isAscending ? 1 : -1;
      const rows = model.find(toQuery(filter)).sort({ [by]: direction, _id: direction });
      return rowsOf<StoredListing>(rows.lean<StoredListing[]>());
    },

    /** @param mine ids assigned to the caller */
    async countQueue(mine: readonly string[]): Promise<{ waiting: number; revisions: number; mine: number }> {
      const own = toQuery({ statuses: ['pending'], pendingRevisions: 'also', among: mine });
      const [pending, revisions, waitingMine] = await Promise.all([
        model.countDocuments({ status: 'pending' }).maxTimeMS(QUERY_MS),
        model.countDocuments(waitingRevision).maxTimeMS(QUERY_MS),
        model.countDocuments(own).maxTimeMS(QUERY_MS),
      ]);
      return { waiting: pending + revisions, revisions, mine: waitingMine };
    },

    /** Number of pending listings that reports hid. */
    async countHidden(ownerId: string): Promise<number> {
      const reasoned = { ownerId, status: 'pending', 'moderation.reason': trusted({ $ne: null }) } as const;
      const rows = await model
        .find(reasoned, { status: 1, submittedAt: 1, moderation: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<Pick<StoredListing, 'status' | 'submittedAt' | 'moderation'>[]>();
      return rows.filter(isHiddenByReports).length;
    },

    async countsOf(ownerId: string): Promise<Partial<Record<ListingStatus, number>>> {
      const rows = await model
        .aggregate<{
          _id: ListingStatus;
          count: number;
        }>([{ $match: { ownerId } }, { $group: { _id: '$status', count: { $sum: 1 } } }])
        .option({ maxTimeMS: QUERY_MS });
      return Object.fromEntries(rows.map(({ _id, count }) => [_id, count]));
    },

    async due(moment: keyof typeof dueStates, now: Date, { after, limit }: DuePage): Promise<Due[]> {
      const later = after && {
        $or: [
          { [moment]: trusted({ $gt: after.at }) },
          { [moment]: after.at, _id: trusted({ $gt: after.id }) },
        ],
      };
      const rows = await model
        .find({ status: dueStates[moment], [moment]: trusted({ $lte: now }), ...later }, { [moment]: 1 })
        .sort({ [moment]: 1, _id: 1 })
        .limit(limit)
        .lean<(Pick<StoredListing, '_id'> & Partial<Record<typeof moment, Date>>)[]>();
      return rows.map(({ _id, [moment]: at }) => ({ id: _id, at: at ?? now }));
    },

    /**
     * Keeps the version, so that concurrent edits do not fail.
     * @returns false for a place without a remark
     */
    async setMended(id: string, place: string, mendedAt: Date | null): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: id, 'moderation.remarks.place': place },
        { $set: { 'moderation.remarks.$.mendedAt': mendedAt } },
      );
      return matchedCount > 0;
    },

    async setReminder(
      id: string,
      reminder: Partial<Pick<StoredListing, 'remindAt' | 'offerAt'>>,
      unit: Unit,
    ): Promise<void> {
      await model.updateOne({ _id: id }, reminder, { session: unit.session });
    },

    /**
     * Stores the promotion and keeps the version, so that concurrent edits and decisions do not fail. Writes
     * even without a change: of two concurrent steps the later one then conflicts and retries.
     */
    async setPromotion({ _id, promotion = null, promotionType }: StoredListing, unit: Unit): Promise<void> {
      await model.updateOne(
        { _id },
        { $set: { promotion, promotionType }, $inc: { promotionSteps: 1 } },
        { session: unit.session },
      );
    },

    async liveOf(ownerId: string, unit: Unit): Promise<StoredListing[]> {
      const live = await model
        .find({ ownerId, status: trusted({ $in: [...liveStatuses] }) })
        .session(unit.session)
        .lean<StoredListing[]>();
      const moment = ({ publishedAt }: StoredListing) => (publishedAt ?? NEVER).getTime();
      return live.sort((one, other) => moment(one) - moment(other) || (one._id < other._id ? -1 : 1));
    },

    async ownedBy(ownerId: string, unit: Unit): Promise<StoredListing[]> {
      return model.find({ ownerId }).session(unit.session).lean<StoredListing[]>();
    },
  };
}
export type ListingRepository = ReturnType<typeof listingRepository>;
