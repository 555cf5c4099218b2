import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { clearBit, rowsOf } from '@pokriv/search-index';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { assertPublic } from '../listings/read-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { districtKey } from '../search/district-key.ts';
import type { FoundCardRepository } from '../search/found-card.repository.ts';
import { findListings, type Filters } from '../search/listing-filters.ts';
import { indexOf, type ListingIndex, type LiveListingIndex } from '../search/listing-index.ts';
import { roomsOf } from '../search/rooms-of.ts';
import { nearestRows } from './nearest-rows.ts';

const MOST = 6;
/** Prices within this factor count as near; others are used only when these are too few. */
const NEAR_PRICE = 1.6;

export interface SimilarDeps {
  listings: ListingRepository;
  foundCards: Pick<FoundCardRepository, 'cardsOf'>;
  liveIndex: LiveListingIndex;
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
  const cards = await deps.foundCards.cardsOf(similarTo(indexOf(deps.liveIndex), listing));
  return cards.map(
    ({ card, v, f }) => JSON.parse(`${card.toString()},"views":${v},"favorites":${f}}`) as PropertyCard,
  );
}

function similarTo(index: ListingIndex, { _id, fields }: StoredListing): string[] {
  const { price = 0, area = 1, location, propertyType } = fields;
  const alike = { location: location?.city, ...(propertyType && { propertyType: [propertyType] }) };
  const own = index.rowOf(_id);
  const others = (range: Pick<Filters, 'priceMin' | 'priceMax'>) => {
    const bits = findListings(index, { ...alike, ...range });
    if (own !== undefined) clearBit(bits, own);
    return rowsOf(bits);
  };
  const near = others({ priceMin: price / NEAR_PRICE, priceMax: price * NEAR_PRICE });
  const home = { price, area, rooms: roomsOf(fields), district: districtKey(location) };
  const rows = nearestRows(index, near.length < MOST ? others({}) : near, home, MOST);
  return rows.map((row) => index.ids.get(row));
}
