import type { ListingNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { cityName } from '@pokriv/contracts/place/cities';
import { formatSum, toCents, type Currency } from '@pokriv/contracts/money';
import { propertyTypes, type PropertyType } from '@pokriv/contracts/listing/property-options';

import type { SearchEngine } from '../search/search-engine.ts';

type Engine = Pick<SearchEngine, 'facets' | 'prices'>;

/** Lower bounds of the histogram's buckets, monthly. */
const priceBounds: Readonly<Record<Currency, readonly number[]>> = {
  BGN: [0, 400, 600, 800, 1000, 1250, 1500, 2000, 3000],
  EUR: [0, 200, 300, 400, 500, 600, 750, 1000, 1500],
};

/** Active listings by city; cities without any are omitted. */
export async function countCities(engine: Engine): Promise<Map<string, number>> {
  const { facets } = await engine.facets({});
  return new Map(Object.entries(facets.location ?? {}));
}

const most = (one: { count: number }, other: { count: number }) => other.count - one.count;
export async function countSupply(
  engine: Engine,
  cities: Iterable<string>,
): Promise<Pick<ListingNumbers, 'byCity' | 'byType' | 'byPrice'>> {
  const [byCity, byType, leva, euro] = await Promise.all([
    Promise.all(
      [...cities].map(async (key) => {
        const { count, medianPrice, medianPerM2 } = await engine.prices({ location: key });
        return { key, label: cityName(key), count, medianPrice, medianPerM2 };
      }),
    ),
    Promise.all(
      Object.entries(propertyTypes).map(async ([key, label]) => {
        const { count, medianPrice } = await engine.prices({ propertyType: [key as PropertyType] });
        return { key, label, count, medianPrice };
      }),
    ),
    countPrices(engine, 'BGN'),
    countPrices(engine, 'EUR'),
  ]);
  return { byCity: byCity.sort(most), byType: byType.sort(most), byPrice: { BGN: leva, EUR: euro } };
}

const countPrices = (engine: Engine, currency: Currency): Promise<ListingNumbers['byPrice'][Currency]> =>
  Promise.all(
    priceBounds[currency].map(async (from, at, bounds) => {
      const to = bounds[at + 1];
      const centsOf = (amount: number) => toCents({ amount, currency });
      const { count } = await engine.prices({
        currency,
        priceMin: centsOf(from),
        ...(to && { priceMax: centsOf(to) - 1 }),
      });
      const least = formatSum(from, currency);
      const label = to === undefined ? `от ${least}` : `${least} – под ${formatSum(to, currency)}`;
      return { key: String(from), label, count };
    }),
  );
