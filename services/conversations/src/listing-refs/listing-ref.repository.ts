import type { JobData } from '@pokriv/contracts/jobs';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingRefModel, type ListingRef } from './listing-ref.model.ts';

const unknown = { cover: null, city: '', price: null, contactName: '', address: null };

export function listingRefRepository(connection: Connection) {
  const erased = erasedPeople(connection);
  const refs = listingRefModel(connection);
  return {
    find: (id: string, unit?: Unit): Promise<ListingRef | null> =>
      refs
        .findOne({ _id: id })
        .session(unit?.session ?? null)
        .lean(),
    /** Reads a listing that a step depends on: a `keep` meanwhile waits, or makes the step start again. */
    hold: (id: string, { session }: Unit): Promise<ListingRef | null> =>
      refs.findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { session, returnDocument: 'after' }).lean(),
    findAll: (ids: readonly string[]): Promise<ListingRef[]> =>
      refs.find({ _id: trusted({ $in: [...ids] }) }).lean(),
    /**
     * Stores a newer version of a listing, ignores an older one. @returns the previous copy, and the new one
     * when stored
     */
    async keep(
      { listingId, title, ownerId, status, version, shown }: JobData<'listing-changed'>,
      unit: Unit,
    ): Promise<{ before: ListingRef | null; after?: ListingRef }> {
      const before = await this.find(listingId, unit);
      if (before && before.version >= version) return { before };
      if (await erased.is(ownerId, unit)) return { before };
      const after: ListingRef = {
        ...(before ?? unknown),
        ...shown,
        ...{ _id: listingId, title, ownerId, status, version },
      };
      await refs.replaceOne({ _id: listingId }, after, { upsert: true, session: unit.session });
      return { before, after };
    },
    eraseOf: async (ownerId: string, { session }: Unit): Promise<void> => {
      await refs.deleteMany({ ownerId }, { session });
    },
  };
}
export type ListingRefRepository = ReturnType<typeof listingRefRepository>;
