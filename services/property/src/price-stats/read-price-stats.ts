import type { PriceStat, PriceStatsQuery } from '@pokriv/contracts/search/search';
import { rowsOf } from '@pokriv/search-index';
import type { z } from 'zod';

import { findListings, type Filters } from '../search/listing-filters.ts';
import { indexOf, type ListingIndex, type LiveListingIndex } from '../search/listing-index.ts';
import { medianOf } from './median-of.ts';

/** Minimum sample of an area (decisions §12). */
const FEWEST = 8;

export interface PriceStatsDeps {
  liveIndex: LiveListingIndex;
}
type Stat = z.infer<typeof PriceStat>;

function statOf(index: ListingIndex, scope: Stat['scope'], filters: Filters): Stat[] {
  const rows = rowsOf(findListings(index, filters));
  if (rows.length < FEWEST) return [];
  const { price, pricePerM2 } = index.numbers;
  const median = (column: typeof price) => medianOf(Float64Array.from(rows, (row) => column.get(row)));
  return [
    {
      scope,
      medianPerM2: Math.round(median(pricePerM2) * 100) / 100,
      medianPrice: Math.round(median(price)),
      count: rows.length,
    },
  ];
}

/**
 * Median prices of a type of home in the city, in the district and with as many rooms, where the sample is large
 * enough.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function readPriceStats(deps: PriceStatsDeps, query: PriceStatsQuery): Promise<Stat[]> {
  const { location, neighborhood, propertyType, rooms } = query;
  const index = indexOf(deps.liveIndex);
  const city: Filters = { location, ...(propertyType && { propertyType: [propertyType] }) };
  return [
    ...statOf(index, 'city', city),
    ...(neighborhood === undefined
      ? []
      : statOf(index, 'district', { ...city, neighborhood: [neighborhood] })),
    ...(rooms === undefined ? [] : statOf(index, 'rooms', { ...city, roomsMin: rooms, roomsMax: rooms })),
  ];
}
