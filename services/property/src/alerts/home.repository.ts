import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { historyModel } from '../listings/history.model.ts';
import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

/** Traits that identify the home of a listing. */
export type HomeTraits =
  | { ownerId: string; hashes: string[] }
  | { city: string; street: string; number: string; area: number; floor: number | null };

const MOST_OF_A_HOME = 100;

function queryOf(home: HomeTraits): QueryFilter<StoredListing> {
  if ('hashes' in home) return { ownerId: home.ownerId, 'images.hash': trusted({ $in: home.hashes }) };
  return {
    'fields.location.street': home.street,
    'fields.area': home.area,
    'fields.location.number': home.number,
    'fields.location.city': home.city,
    'fields.floor': home.floor,
  };
}

export function homeRepository(connection: Connection) {
  const listings = listingModel(connection);
  const history = historyModel(connection);
  return {
    /**
     * Whether another listing with any of these traits is public or was since then; purged listings do not
     * count.
     */
    async wasPublic(
      traits: readonly HomeTraits[],
      { except, since }: { except: string; since: Date },
      { session }: Unit,
    ): Promise<boolean> {
      if (traits.length === 0) return false;
      const found = await listings
        .find(
          { _id: trusted({ $ne: except }), publishedAt: trusted({ $ne: null }), $or: traits.map(queryOf) },
          { status: 1 },
        )
        .limit(MOST_OF_A_HOME)
        .session(session)
        .lean<Pick<StoredListing, '_id' | 'status'>[]>();
      if (found.length === 0) return false;
      if (found.some(({ status }) => status === 'active')) return true;
      const left = await history
        .findOne({
          listingId: trusted({ $in: found.map(({ _id }) => _id) }),
          from: 'active',
          to: trusted({ $ne: 'active' }),
          at: trusted({ $gte: since }),
        })
        .session(session)
        .lean();
      return left !== null;
    },
  };
}
export type HomeRepository = ReturnType<typeof homeRepository>;
