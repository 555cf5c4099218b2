import type { Connection } from 'mongoose';

import type { DemoFavorite } from '../data/demo-favorites.ts';
import { insertMissing } from './missing-ids.ts';

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

export function favoriteCounts(favorites: readonly DemoFavorite[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { listingId } of favorites) counts.set(listingId, (counts.get(listingId) ?? 0) + 1);
  return counts;
}
