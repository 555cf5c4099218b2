import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `favorites`; the id makes a second one of the same listing impossible. */
export interface Favorite {
  /** `<user>:<listing>` */
  _id: string;
  userId: string;
  propertyId: string;
  at: Date;
  /** False: added by an account without a verified e-mail, and not in any counter; absent: counted. */
  isCounted?: boolean;
}

const MOST_LISTED = 2000;

export function favoriteRepository(connection: Connection) {
  const favorites = connection.collection<Favorite>('favorites');
  const idOf = (userId: string, propertyId: string) => `${userId}:${propertyId}`;
  return {
    /** The one that was taken away; null if there was none. */
    async remove(userId: string, propertyId: string, { session }: Unit): Promise<Favorite | null> {
      return favorites.findOneAndDelete({ _id: idOf(userId, propertyId) }, { session });
    },

    async add(favorite: Omit<Favorite, '_id'>, { session }: Unit): Promise<void> {
      const { userId, propertyId } = favorite;
      await favorites.insertOne({ _id: idOf(userId, propertyId), ...favorite }, { session });
    },

    /** Some of a user's that are in no counter. */
    async uncountedOf(userId: string, limit: number, { session }: Unit): Promise<Favorite[]> {
      return favorites.find({ userId, isCounted: false }, { session }).limit(limit).toArray();
    },

    async markCounted({ _id }: Favorite, { session }: Unit): Promise<void> {
      await favorites.updateOne({ _id }, { $unset: { isCounted: '' } }, { session });
    },

    /** Some of what a user has, in no order. */
    async someOf(userId: string, limit: number, { session }: Unit): Promise<Favorite[]> {
      return favorites.find({ userId }, { session }).limit(limit).toArray();
    },

    /** Ids of the user's favourite listings, the newest first. */
    async idsOf(userId: string): Promise<string[]> {
      const found = await favorites
        .find({ userId }, { projection: { propertyId: 1 }, maxTimeMS: QUERY_MS })
        .sort({ at: -1, _id: -1 })
        .limit(MOST_LISTED)
        .toArray();
      return found.map(({ propertyId }) => propertyId);
    },
  };
}
export type FavoriteRepository = ReturnType<typeof favoriteRepository>;
