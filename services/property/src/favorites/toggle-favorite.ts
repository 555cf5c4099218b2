import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { messages } from '../messages.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import type { FavoriteRepository } from './favorite.repository.ts';

export interface FavoriteDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  cards: SearchCardRepository;
  favorites: FavoriteRepository;
  now: () => Date;
}

/**
 * Adds a public listing to somebody's favourites, or takes it away in whatever state it is; the counters of the listing
 * and of its card change in the same transaction.
 * @returns whether it is a favourite now
 * @throws AppError NOT_FOUND
 */
export function toggleFavorite(deps: FavoriteDeps, actor: Actor, id: string): Promise<boolean> {
  const { inTransaction, listings, favorites, now } = deps;
  return inTransaction(async (unit) => {
    if (await favorites.remove(actor.id, id, unit)) {
      await count(deps, id, -1, unit);
      return false;
    }
    const listing = await listings.get(id, unit);
    if (listing.status !== 'active') throw notFound(messages.listing.notFound);
    await favorites.add(actor.id, id, now(), unit);
    await count(deps, id, 1, unit);
    return true;
  });
}

async function count({ listings, cards }: FavoriteDeps, id: string, by: number, unit: Unit): Promise<void> {
  await listings.count(id, 'favorites', by, unit);
  await cards.count(id, 'f', by, unit);
}
