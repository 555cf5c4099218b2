import type { Filters } from '../search/listing-filters.ts';
import { NO_PRICES } from '../search/median-of.ts';
import { countSupply } from './supply-numbers.ts';

describe('countSupply', () => {
  it.each([
    ['BGN', '400', 'от 3 000 лв.', '0 лв. – под 400 лв.'],
    ['EUR', '200', 'от 1 500 €', '0 € – под 200 €'],
  ] as const)('counts every rent once, by bounds in %s', async (currency, second, last, first) => {
    const asked: Filters[] = [];
    const engine = {
      facets: async () => ({ facets: {} }),
      prices: async (filters: Filters) => {
        if (filters.priceMin !== undefined) asked.push(filters);
        return { ...NO_PRICES, count: 1 };
      },
    };
    const counted = (await countSupply(engine, [])).byPrice[currency];
    const plain = counted.map(({ label }) => label.replaceAll('\u00a0', ' '));
    expect([counted[1]?.key, plain[0], plain.at(-1)]).toEqual([second, first, last]);
    const of = asked.filter(({ currency: bounds }) => bounds === currency);
    expect([of[0]?.priceMin, of.at(-1)?.priceMax]).toEqual([0, undefined]);
    expect(of.slice(1).map(({ priceMin = 0 }) => priceMin - 1)).toEqual(
      of.slice(0, -1).map(({ priceMax }) => priceMax),
    );
  });
});
