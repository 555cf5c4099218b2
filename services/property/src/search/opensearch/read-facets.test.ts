import { priceStep, sumOf, toCents } from '@pokriv/contracts/money';

import { readFacets } from './read-facets.ts';

interface Histogram {
  interval: number;
  offset: number;
}

/** A cluster with these rents in cents and the histogram of OpenSearch. */
const clusterWith =
  (rents: readonly number[]) => async (searches: readonly Readonly<Record<string, unknown>>[]) =>
    searches.map(({ aggs }) => {
      const { price } = aggs as { price?: { histogram: Histogram } };
      const counts = new Map<number, number>();
      for (const rent of price ? rents : []) {
        const { interval, offset } = price?.histogram ?? { interval: 1, offset: 0 };
        const key = Math.floor((rent - offset) / interval) * interval + offset;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const buckets = [...counts].map(([key, doc_count]) => ({ key, doc_count }));
      return {
        hits: { total: { value: rents.length }, hits: [] },
        ...(price && { aggregations: { price: { buckets } } }),
      };
    });

describe('readFacets', () => {
  it.each(['BGN', 'EUR'] as const)(
    'counts a rent of exactly a bound in its bucket, in %s',
    async (currency) => {
      const step = priceStep[currency];
      const bounds = Array.from({ length: 200 }, (_, at) => (at + 1) * step);
      const at = bounds.map((amount) => toCents({ amount, currency }));
      const { facets } = await readFacets(clusterWith(at), { currency });
      expect(facets.price).toEqual(Object.fromEntries(bounds.map((bound) => [bound, 1])));
      const below = await readFacets(clusterWith(at.map((cents) => cents - 1)), { currency, priceMin: 1 });
      expect(below.facets.price).toEqual(Object.fromEntries(bounds.map((bound) => [bound - step, 1])));
    },
  );

  it('counts each rent in the buckets of the asked currency', async () => {
    const rents = [sumOf(500, 'EUR'), sumOf(500, 'BGN')].map(({ cents }) => cents);
    const inEuro = await readFacets(clusterWith(rents), { currency: 'EUR' });
    const inLeva = await readFacets(clusterWith(rents), { currency: 'BGN' });
    expect([inEuro.facets.price, inLeva.facets.price]).toEqual([
      { 250: 1, 500: 1 },
      { 500: 1, 900: 1 },
    ]);
  });
});
