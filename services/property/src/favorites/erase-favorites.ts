import { uncountFavorite, type FavoriteDeps } from './toggle-favorite.ts';

const BATCH = 50;

export type EraseFavoritesDeps = FavoriteDeps;

export async function eraseFavorites(deps: EraseFavoritesDeps, userId: string): Promise<void> {
  const { inTransaction, favorites } = deps;
  for (;;) {
    const count = await inTransaction(async (unit) => {
      const some = await favorites.someOf(userId, BATCH, unit);
      for (const favorite of some) {
        await favorites.remove(userId, favorite.propertyId, unit);
        await uncountFavorite(deps, favorite, unit);
      }
      return some.length;
    });
    if (count < BATCH) return;
  }
}
