import type { PropertyCard } from '@pokriv/contracts/listing/property';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { assertPublic } from '../listings/read-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { districtKey } from '../search/district-key.ts';
import type { FoundCardRepository } from '../search/found-card.repository.ts';
import { roomsOf } from '../search/rooms-of.ts';
import type { Home, SearchEngine } from '../search/search-engine.ts';

export interface SimilarDeps {
  listings: ListingRepository;
  foundCards: Pick<FoundCardRepository, 'cardsOf'>;
  engine: Pick<SearchEngine, 'similar'>;
  now: () => Date;
}

/**
 * Up to six public listings of the same city and type, nearest by price, area, rooms and district first (decisions
 * §12); also for a rented or expired listing while its page is public.
 * @throws AppError NOT_FOUND, GONE; UNAVAILABLE while the index is being built
 */
export async function listSimilar(deps: SimilarDeps, id: string): Promise<PropertyCard[]> {
  const listing = await deps.listings.get(id);
  assertPublic(listing, deps.now());
  return similarTo(deps, listing);
}

/**
 * Similar listings in the same order, for any state of the listing.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function similarTo(
  deps: Pick<SimilarDeps, 'engine' | 'foundCards'>,
  listing: StoredListing,
): Promise<PropertyCard[]> {
  const cards = await deps.foundCards.cardsOf(await deps.engine.similar(homeOf(listing)));
  return cards.map(
    ({ card, v, f }) => JSON.parse(`${card.toString()},"views":${v},"favorites":${f}}`) as PropertyCard,
  );
}

function homeOf({ _id, fields }: StoredListing): Home {
  const { area = 1, location, propertyType } = fields;
  const price = fields.price?.cents ?? 0;
  const district = districtKey(location);
  return { id: _id, city: location?.city, propertyType, price, area, rooms: roomsOf(fields), district };
}
