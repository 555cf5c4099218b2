import type { Filters } from '../search/listing-filters.ts';
import { countCities, countSupply } from './supply-numbers.ts';

const engine = (facets: Record<string, Record<string, number>> = {}) => ({
  facets: async () => ({ facets }),
  prices: async ({ location, propertyType, priceMin = 0, priceMax = Infinity }: Filters) => {
    const homes = [
      { location: 'sofia', propertyType: 'apartment', price: 1249 },
      { location: 'sofia', propertyType: 'apartment', price: 1250 },
      { location: 'varna', propertyType: 'house', price: 399 },
    ].filter(
      (home) =>
        (!location || home.location === location) &&
        (!propertyType || propertyType.includes(home.propertyType as 'house')) &&
        home.price >= priceMin &&
        home.price <= priceMax,
    );
    const count = homes.length;
    const median = count === 0 ? null : homes.reduce((sum, { price }) => sum + price, 0) / count;
    return { count, medianPrice: median, medianPerM2: median && median / 97 };
  },
});

describe('supply of listings', () => {
  it('names the cities that have any', async () => {
    expect(await countCities(engine({ location: { sofia: 2, varna: 1 } }))).toEqual(
      new Map([
        ['sofia', 2],
        ['varna', 1],
      ]),
    );
    expect(await countCities(engine())).toEqual(new Map());
  });

  it('lists cities and types with the most listings first, and medians to the hundredth', async () => {
    const { byCity, byType } = await countSupply(engine(), ['varna', 'sofia', 'vidin']);
    expect(byCity).toEqual([
      { key: 'sofia', label: 'София', count: 2, medianPrice: 1249.5, medianPerM2: 12.88 },
      { key: 'varna', label: 'Варна', count: 1, medianPrice: 399, medianPerM2: 4.11 },
      { key: 'vidin', label: 'Видин', count: 0, medianPrice: null, medianPerM2: null },
    ]);
    expect(byType.slice(0, 2).map(({ key, count }) => [key, count])).toEqual([
      ['apartment', 2],
      ['house', 1],
    ]);
    expect(byType.at(-1)).toMatchObject({ count: 0, medianPrice: null });
  });

  it('counts each price in one step', async () => {
    const { byPrice } = await countSupply(engine(), []);
    expect(byPrice.filter(({ count }) => count > 0).map(({ key, count }) => [key, count])).toEqual([
      ['0', 1],
      ['1000', 1],
      ['1250', 1],
    ]);
    expect(byPrice.slice(-2).map(({ label }) => label.replace(/\s/gu, ' '))).toEqual([
      '2 000 лв. – 2 999 лв.',
      'от 3 000 лв.',
    ]);
  });
});
