import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { messages } from '../messages.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import type { FavoriteRepository } from './favorite.repository.ts';

export interface FavoriteDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  cards: SearchCardRepository;
  favorites: FavoriteRepository;
  days: ListingDayRepository;
  now: () => Date;
}

/**
 * Adds a public listing to somebody's favourites, or takes it away in whatever state it is; the counters of the listing,
 * of its card and of its day change in the same transaction.
 * @returns whether it is a favourite now
 * @throws AppError NOT_FOUND
 */
export function toggleFavorite(deps: FavoriteDeps, actor: Actor, id: string): Promise<boolean> {
  const { inTransaction, listings, favorites, now } = deps;
  return inTransaction(async (unit) => {
    const addedAt = await favorites.remove(actor.id, id, unit);
    if (addedAt) {
      await countFavorite(deps, id, { by: -1, at: addedAt }, unit);
      return false;
    }
    const listing = await listings.get(id, unit);
    if (listing.status !== 'active' || listing.isHidden) throw notFound(messages.listing.notFound);
    const at = now();
    await favorites.add(actor.id, id, at, unit);
    await countFavorite(deps, id, { by: 1, at }, unit);
    return true;
  });
}

/** One that is taken away is also taken from the day on which it was added: the days add up to the counter. */
export async function countFavorite(
  { listings, cards, days }: FavoriteDeps,
  id: string,
  { by, at }: { by: 1 | -1; at: Date },
  unit: Unit,
): Promise<void> {
  await listings.count(id, 'favorites', by, unit);
  await cards.count(id, 'f', by, unit);
  await days.add([{ listing: id, day: sofiaDay(at), counts: { favorites: by } }], unit);
}
