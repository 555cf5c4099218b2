import type { PropertyCard } from '@pokriv/contracts/property';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { assertPublic } from '../listings/read-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { districtKey } from '../search/district-key.ts';
import type { SearchRepository } from '../search/plan/search.repository.ts';
import { roomsOf } from '../search/rooms-of.ts';
import { clearBit, rowsOf } from '../search/summary/bits.ts';
import { untilThere, type CurrentSummary } from '../search/summary/current-summary.ts';
import { matches, type Filters } from '../search/summary/matches.ts';
import { nearestRows } from './nearest-rows.ts';

const MOST = 6;
/** Within this factor a price is near; beyond it only if there are too few. */
const NEAR_PRICE = 1.6;

export interface SimilarDeps {
  listings: ListingRepository;
  search: Pick<SearchRepository, 'rowsOf'>;
  summary: CurrentSummary;
  now: () => Date;
}

/**
 * Up to six public listings of the same city and type, the nearest by price, area, rooms and district first (decisions
 * §12); also for a listing that was rented or has expired, while its page is shown.
 * @throws AppError NOT_FOUND, GONE; UNAVAILABLE while the summary of listings is not there
 */
export async function listSimilar(deps: SimilarDeps, id: string): Promise<PropertyCard[]> {
  const listing = await deps.listings.get(id);
  assertPublic(listing, deps.now());
  const ids = await similarTo(deps, listing);
  const rows = await deps.search.rowsOf(ids);
  return rows.map(
    ({ card, v, f }) => JSON.parse(`${card.toString()},"views":${v},"favorites":${f}}`) as PropertyCard,
  );
}

async function similarTo(deps: SimilarDeps, { _id, fields }: StoredListing): Promise<string[]> {
  const { price = 0, area = 1, location, propertyType } = fields;
  const summary = await untilThere(deps.summary);
  const alike = { location: location?.city, ...(propertyType && { propertyType: [propertyType] }) };
  const own = summary.rowOf(_id);
  const others = (range: Pick<Filters, 'priceMin' | 'priceMax'>) => {
    const bits = matches(summary, { ...alike, ...range });
    if (own !== undefined) clearBit(bits, own);
    return rowsOf(bits);
  };
  const near = others({ priceMin: price / NEAR_PRICE, priceMax: price * NEAR_PRICE });
  const home = { price, area, rooms: roomsOf(fields), district: districtKey(location) };
  const rows = nearestRows(summary, near.length < MOST ? others({}) : near, home, MOST);
  return rows.map((row) => summary.ids.get(row));
}
