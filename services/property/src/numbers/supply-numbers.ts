import type { ListingNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { cityName } from '@pokriv/contracts/place/cities';
import { formatBgn } from '@pokriv/contracts/money';
import { propertyTypes, type PropertyType } from '@pokriv/contracts/listing/property-options';

import type { SearchEngine } from '../search/search-engine.ts';

type Engine = Pick<SearchEngine, 'facets' | 'prices'>;

/** Leva a month; lower bounds of the histogram's buckets. */
const PRICE_STEPS = [0, 400, 600, 800, 1000, 1250, 1500, 2000, 3000] as const;

/** Active listings of each city that has any. */
export async function countCities(engine: Engine): Promise<Map<string, number>> {
  const { facets } = await engine.facets({});
  return new Map(Object.entries(facets.location ?? {}));
}

const most = (one: { count: number }, other: { count: number }) => other.count - one.count;
const rounded = (median: number | null) => median && Math.round(median * 100) / 100;

export async function countSupply(
  engine: Engine,
  cities: Iterable<string>,
): Promise<Pick<ListingNumbers, 'byCity' | 'byType' | 'byPrice'>> {
  const [byCity, byType, byPrice] = await Promise.all([
    Promise.all(
      [...cities].map(async (key) => {
        const { count, medianPrice, medianPerM2 } = await engine.prices({ location: key });
        const medians = { medianPrice: rounded(medianPrice), medianPerM2: rounded(medianPerM2) };
        return { key, label: cityName(key), count, ...medians };
      }),
    ),
    Promise.all(
      Object.entries(propertyTypes).map(async ([key, label]) => {
        const { count, medianPrice } = await engine.prices({ propertyType: [key as PropertyType] });
        return { key, label, count, medianPrice: rounded(medianPrice) };
      }),
    ),
    countPrices(engine),
  ]);
  return { byCity: byCity.sort(most), byType: byType.sort(most), byPrice };
}

const countPrices = (engine: Engine): Promise<ListingNumbers['byPrice']> =>
  Promise.all(
    PRICE_STEPS.map(async (from, at) => {
      const to = PRICE_STEPS[at + 1];
      // prices are whole leva
      const { count } = await engine.prices({ priceMin: from, ...(to && { priceMax: to - 1 }) });
      const label = to === undefined ? `от ${formatBgn(from)}` : `${formatBgn(from)} – ${formatBgn(to - 1)}`;
      return { key: String(from), label, count };
    }),
  );
