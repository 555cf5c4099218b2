import type { Connection } from 'mongoose';

import type { DemoFavorite } from '../data/demo-favorites.ts';
import { insertMissing } from './missing-ids.ts';

/** Inserts favourites under the property service's key: one by user and listing. */
export async function writeFavorites(
  property: Connection,
  favorites: readonly DemoFavorite[],
): Promise<void> {
  const documents = favorites.map(({ userId, listingId, at }) => ({
    _id: `${userId}:${listingId}`,
    userId,
    propertyId: listingId,
    at,
  }));
  await insertMissing(property, 'favorites', documents);
}

/** Number of favourites by listing. */
export function favoriteCounts(favorites: readonly DemoFavorite[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { listingId } of favorites) counts.set(listingId, (counts.get(listingId) ?? 0) + 1);
  return counts;
}
