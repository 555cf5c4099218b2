import type { Cents } from '@pokriv/contracts/money';

import type { ListingFields } from '../listings/stored-listing.ts';
import type { Filters } from '../search/listing-filters.ts';
import { roomsOf } from '../search/rooms-of.ts';
import { FEWEST, type PriceStatsDeps } from './read-price-stats.ts';

/** Median rent of similar public listings. */
export interface SimilarRent {
  median: Cents;
  count: number;
  city: string;
  /** null: the whole city. */
  neighborhood: string | null;
}

/** A room is compared with rooms; other homes only with those of the same number of rooms. */
function alike({ location, propertyType, ...fields }: ListingFields): Filters | undefined {
  const rooms = roomsOf(fields);
  if (!location?.city || !propertyType || (rooms === undefined && propertyType !== 'room')) return undefined;
  return {
    location: location.city,
    propertyType: [propertyType],
    ...(propertyType !== 'room' && { roomsMin: rooms, roomsMax: rooms }),
  };
}

/**
 * Median of the district, else of the city, where the sample is large enough. Memoized by query.
 * @returns a function; throws AppError UNAVAILABLE while the index is being built
 */
export function similarRents({
  engine,
}: PriceStatsDeps): (fields: ListingFields) => Promise<SimilarRent | null> {
  const asked = new Map<string, ReturnType<typeof engine.prices>>();
  const ask = (filters: Filters) => {
    const key = JSON.stringify(filters);
    const prices = asked.get(key) ?? engine.prices(filters);
    asked.set(key, prices);
    return prices;
  };
  return async (fields) => {
    const filters = alike(fields);
    if (!filters) return null;
    const { city = '', neighborhood } = fields.location ?? {};
    for (const district of neighborhood ? [neighborhood, null] : [null]) {
      const { count, medianPrice } = await ask({ ...filters, ...(district && { neighborhood: [district] }) });
      if (count >= FEWEST && medianPrice)
        return { median: medianPrice.cents, count, city, neighborhood: district };
    }
    return null;
  };
}
