import type { ListingStatus } from '@pokriv/contracts/listing-states';
import { conflict, notFound } from '@pokriv/contracts/errors';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { messages } from '../messages.ts';
import { listingModel } from './listing.model.ts';
import type { StoredListing } from './stored-listing.ts';

export interface ListingFilter {
  ownerId?: string;
  /** Any of them; every state but `deleted` when absent. */
  statuses?: readonly ListingStatus[];
  /** Also those with a revision that waits. */
  withPendingRevision?: boolean;
  words?: readonly string[];
}

export interface ListingPage {
  by: 'createdAt' | 'submittedAt';
  oldestFirst: boolean;
  page: number;
  limit: number;
}

const COUNT_MAX = 1000;

/** The listings themselves; everything it returns is plain. */
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

    async add(listing: StoredListing, unit: Unit): Promise<void> {
      await model.create([listing], { session: unit.session });
    },

    /** Replaces the version that was read. @throws AppError CONFLICT when it is no longer the stored one */
    async replace(listing: StoredListing, readVersion: number, unit: Unit): Promise<void> {
      const { matchedCount } = await model.replaceOne({ _id: listing._id, version: readVersion }, listing, {
        session: unit.session,
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

    async list(filter: ListingFilter, { by, oldestFirst, page, limit }: ListingPage) {
      const where = toQuery(filter);
      const direction = oldestFirst ? 1 : -1;
      const [rows, total] = await Promise.all([
        model
          .find(where)
          .sort({ [by]: direction, _id: direction })
          .skip((page - 1) * limit)
          .limit(limit)
          .maxTimeMS(QUERY_MS)
          .lean<StoredListing[]>(),
        model.countDocuments(where, { limit: COUNT_MAX + 1 }).maxTimeMS(QUERY_MS),
      ]);
      return { rows, total };
    },

    /** Ids of public listings whose time is over. */
    async expired(now: Date, limit: number): Promise<string[]> {
      const rows = await model
        .find({ status: 'active', expiresAt: trusted({ $lte: now }) }, { _id: 1 })
        .sort({ expiresAt: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>();
      return rows.map(({ _id }) => _id);
    },

    async ownedBy(ownerId: string, unit: Unit): Promise<StoredListing[]> {
      return model.find({ ownerId }).session(unit.session).lean<StoredListing[]>();
    },
  };
}
export type ListingRepository = ReturnType<typeof listingRepository>;

/** Operators are marked as our own: mongoose takes any other object in a filter as a value. */
function toQuery({
  ownerId,
  statuses,
  withPendingRevision,
  words,
}: ListingFilter): QueryFilter<StoredListing> {
  const inState = { status: trusted(statuses ? { $in: [...statuses] } : { $ne: 'deleted' as const }) };
  return {
    ...(ownerId !== undefined && { ownerId }),
    ...(withPendingRevision ? { $or: [inState, { 'revision.status': 'pending' }] } : inState),
    ...(words && words.length > 0 && { words: trusted({ $all: [...words] }) }),
  };
}
