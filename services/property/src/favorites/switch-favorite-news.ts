import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import { messages } from '../messages.ts';
import type { FavoriteRepository } from './favorite.repository.ts';

export interface FavoriteHits {
  dropOfFavorite: (userId: string, listingId: string, unit: Unit) => Promise<void>;
}

export interface FavoriteNewsDeps {
  inTransaction: InTransaction;
  favorites: FavoriteRepository;
  waitingHits: FavoriteHits;
}

/**
 * Switches the news of a favourite on or off and drops waiting news (design/alerts, Rules).
 * @throws AppError NOT_FOUND when the listing is not a favourite
 */
export function switchFavoriteNews(
  { inTransaction, favorites, waitingHits }: FavoriteNewsDeps,
  { id: userId }: Actor,
  { listingId, isTold }: { listingId: string; isTold: boolean },
): Promise<void> {
  return inTransaction(async (unit) => {
    if (!(await favorites.tell(userId, listingId, isTold, unit)))
      throw notFound(messages.favorite.notFavorite);
    if (!isTold) await waitingHits.dropOfFavorite(userId, listingId, unit);
  });
}
