import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { messages } from '../messages.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import type { Favorite } from './favorite.model.ts';
import type { FavoriteRepository } from './favorite.repository.ts';
import type { FavoriteHits } from './switch-favorite-news.ts';

export interface FavoriteDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  cards: SearchCardRepository;
  favorites: FavoriteRepository;
  waitingHits: FavoriteHits;
  days: ListingDayRepository;
  now: () => Date;
}

/**
 * Adds a public listing to a user's favourites, or removes it in any state. Updates the counters of listing,
 * card and day in the same transaction, except for a user without a verified e-mail: such accounts are free
 * to create, and the counters are public. Removal drops waiting news.
 * @returns whether it is a favourite now
 * @throws AppError NOT_FOUND
 */
export function toggleFavorite(deps: FavoriteDeps, actor: Actor, id: string): Promise<boolean> {
  const { inTransaction, listings, favorites, waitingHits, now } = deps;
  return inTransaction(async (unit) => {
    const removed = await favorites.remove(actor.id, id, unit);
    if (removed) {
      await uncountFavorite(deps, removed, unit);
      await waitingHits.dropOfFavorite(actor.id, id, unit);
      return false;
    }
    const listing = await listings.get(id, unit);
    if (listing.status !== 'active' || listing.isHidden) throw notFound(messages.listing.notFound);
    const at = now();
    const savedCents = listing.fields.price?.cents;
    const favorite = {
      userId: actor.id,
      propertyId: id,
      at,
      ...(savedCents !== undefined && { savedCents }),
    };
    if (!actor.isEmailVerified) {
      await favorites.add({ ...favorite, isCounted: false }, unit);
      return true;
    }
    await favorites.add(favorite, unit);
    await countFavorite(deps, favorite, 1, unit);
    return true;
  });
}

async function countFavorite(
  { listings, cards, days }: FavoriteDeps,
  { propertyId, at }: Pick<Favorite, 'propertyId' | 'at'>,
  by: 1 | -1,
  unit: Unit,
): Promise<void> {
  await listings.count(propertyId, 'favorites', by, unit);
  await cards.count(propertyId, 'f', by, unit);
  await days.add([{ listing: propertyId, day: sofiaDay(at), counts: { favorites: by } }], unit);
}

/**
 * Decrements the counters for a removed favourite, on the day it was added: the days must add up to the
 * total.
 */
export async function uncountFavorite(deps: FavoriteDeps, removed: Favorite, unit: Unit): Promise<void> {
  if (removed.isCounted !== false) await countFavorite(deps, removed, -1, unit);
}

const BATCH = 50;

/** Counts favourites added before the e-mail was verified; idempotent. */
export async function countUncountedFavorites(deps: FavoriteDeps, userId: string): Promise<void> {
  const { inTransaction, favorites } = deps;
  for (;;) {
    const count = await inTransaction(async (unit) => {
      const some = await favorites.uncountedOf(userId, BATCH, unit);
      for (const favorite of some) {
        await favorites.markCounted(favorite, unit);
        await countFavorite(deps, favorite, 1, unit);
      }
      return some.length;
    });
    if (count < BATCH) return;
  }
}
