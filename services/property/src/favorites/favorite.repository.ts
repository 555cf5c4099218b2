import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { rowsOf } from '@pokriv/service-kit/model';
import { trusted, type Connection } from 'mongoose';

import { favoriteModel, type Favorite } from './favorite.model.ts';

const MOST_LISTED = 2000;

export function favoriteRepository(connection: Connection) {
  const favorites = favoriteModel(connection);
  const idOf = (userId: string, propertyId: string) => `${userId}:${propertyId}`;
  return {
    async remove(userId: string, propertyId: string, { session }: Unit): Promise<Favorite | null> {
      return favorites.findOneAndDelete({ _id: idOf(userId, propertyId) }, { session }).lean<Favorite>();
    },

    async add(favorite: Omit<Favorite, '_id'>, { session }: Unit): Promise<void> {
      const { userId, propertyId } = favorite;
      await favorites.create([{ _id: idOf(userId, propertyId), ...favorite }], { session });
    },

    async uncountedOf(userId: string, limit: number, { session }: Unit): Promise<Favorite[]> {
      return favorites.find({ userId, isCounted: false }).session(session).limit(limit).lean<Favorite[]>();
    },

    async markCounted({ _id }: Favorite, { session }: Unit): Promise<void> {
      await favorites.updateOne({ _id }, { $unset: { isCounted: '' } }, { session });
    },

    /** @returns false when the listing is not a favourite of this person */
    async tell(userId: string, propertyId: string, isTold: boolean, { session }: Unit): Promise<boolean> {
      const change = isTold ? { $unset: { isTold: '' } } : { $set: { isTold: false } };
      const { matchedCount } = await favorites.updateOne({ _id: idOf(userId, propertyId) }, change, {
        session,
      });
      return matchedCount > 0;
    },

    /** Subset of these favourites with news switched off. */
    async silencedOf(userId: string, propertyIds: readonly string[]): Promise<Set<string>> {
      const ids = propertyIds.map((id) => idOf(userId, id));
      const found = await favorites
        .find({ _id: trusted({ $in: ids }), isTold: false }, { propertyId: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<Pick<Favorite, 'propertyId'>[]>();
      return new Set(found.map(({ propertyId }) => propertyId));
    },

    async silenceAll(userId: string, { session }: Unit): Promise<void> {
      await favorites.updateMany({ userId }, { $set: { isTold: false } }, { session });
    },

    async someOf(userId: string, limit: number, { session }: Unit): Promise<Favorite[]> {
      return favorites.find({ userId }).session(session).limit(limit).lean<Favorite[]>();
    },

    /**
     * Favourites of a listing, added by then, with news switched on. Excludes accounts without a verified
     * e-mail: the address may belong to another person.
     */
    toTell(propertyId: string, by: Date): AsyncIterable<Favorite> {
      const isWanted = { isTold: trusted({ $ne: false }), isCounted: trusted({ $ne: false }) };
      return rowsOf<Favorite>(
        favorites.find({ propertyId, at: trusted({ $lte: by }), ...isWanted }).lean<Favorite[]>(),
      );
    },

    /** Subset of the listings that are the user's favourites with news switched on. */
    async newsAllowedAmong(
      userId: string,
      listingIds: readonly string[],
      { session }: Unit,
    ): Promise<Set<string>> {
      const ids = listingIds.map((listingId) => idOf(userId, listingId));
      const found = await favorites
        .find({ _id: trusted({ $in: ids }), isTold: trusted({ $ne: false }) }, { propertyId: 1 })
        .session(session)
        .lean<Pick<Favorite, 'propertyId'>[]>();
      return new Set(found.map(({ propertyId }) => propertyId));
    },

    async idsOf(userId: string): Promise<string[]> {
      const found = await favorites
        .find({ userId }, { propertyId: 1 })
        .sort({ at: -1, _id: -1 })
        .limit(MOST_LISTED)
        .maxTimeMS(QUERY_MS)
        .lean<Pick<Favorite, 'propertyId'>[]>();
      return found.map(({ propertyId }) => propertyId);
    },
  };
}
export type FavoriteRepository = ReturnType<typeof favoriteRepository>;
