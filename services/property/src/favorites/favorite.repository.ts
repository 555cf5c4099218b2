import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `favorites`; the id makes a second one of the same listing impossible. */
export interface Favorite {
  /** `<user>:<listing>` */
  _id: string;
  userId: string;
  propertyId: string;
  at: Date;
}

const MOST_LISTED = 2000;

export function favoriteRepository(connection: Connection) {
  const favorites = connection.collection<Favorite>('favorites');
  const idOf = (userId: string, propertyId: string) => `${userId}:${propertyId}`;
  return {
    /** When the one that was taken away had been added; undefined if there was none. */
    async remove(userId: string, propertyId: string, { session }: Unit): Promise<Date | undefined> {
      const removed = await favorites.findOneAndDelete({ _id: idOf(userId, propertyId) }, { session });
      return removed?.at;
    },

    async add(userId: string, propertyId: string, at: Date, { session }: Unit): Promise<void> {
      await favorites.insertOne({ _id: idOf(userId, propertyId), userId, propertyId, at }, { session });
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
