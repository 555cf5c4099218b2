import type { PriceStat, PriceStatsQuery } from '@pokriv/contracts/search/search';
import type { z } from 'zod';

import type { Filters } from '../search/listing-filters.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** Minimum sample of an area (decisions §12). */
export const FEWEST = 8;

export interface PriceStatsDeps {
  engine: Pick<SearchEngine, 'prices'>;
}
type Stat = z.infer<typeof PriceStat>;

/**
 * Median prices of a type of home in the city, in the district and with the same rooms, where the sample is
 * large enough.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function readPriceStats({ engine }: PriceStatsDeps, query: PriceStatsQuery): Promise<Stat[]> {
  const { location, neighborhood, propertyType, rooms } = query;
  const city: Filters = { location, ...(propertyType && { propertyType: [propertyType] }) };
  const statOf = async (scope: Stat['scope'], filters: Filters): Promise<Stat[]> => {
    const { count, medianPrice, medianPerM2, lowPerM2, highPerM2 } = await engine.prices(filters);
    if (count < FEWEST || !medianPrice || !medianPerM2 || !lowPerM2 || !highPerM2) return [];
    return [{ scope, medianPerM2, lowPerM2, highPerM2, medianPrice, count }];
  };
  const stats = await Promise.all([
    statOf('city', city),
    neighborhood === undefined ? [] : statOf('district', { ...city, neighborhood: [neighborhood] }),
    rooms === undefined ? [] : statOf('rooms', { ...city, roomsMin: rooms, roomsMax: rooms }),
  ]);
  return stats.flat();
}
