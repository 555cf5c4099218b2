import type { Facets } from '@pokriv/contracts/search/search';

import { facetChoices, priceBuckets } from '../count-facets.ts';
import { without, type Filters } from '../listing-filters.ts';
import { relaxSearch, type Counter } from '../relax-search.ts';
import type { FoundFacets } from '../search-engine.ts';
import type { Search, SearchResult } from './client.ts';
import { counting, queryOf } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;

interface Bucket {
  key: string | number;
  doc_count: number;
  label?: { buckets: Bucket[] };
}
interface Buckets {
  buckets: Bucket[];
}

/** More values than any choice or city has: counts are exact only with all values read. */
const MOST_VALUES = 20_000;

const valuesOf = (field: string, more: object = {}, aggs?: object) => ({
  terms: { field, size: MOST_VALUES, ...more },
  ...(aggs && { aggs }),
});
const inCity = (city: string) => ({ include: `${city.replace(/[^a-z\d]/gu, '\\$&')}/.*` });

const ownOf: Readonly<Record<string, readonly (keyof Filters)[]>> = {
  ...Object.fromEntries(facetChoices.map(({ facet, own }) => [facet, own])),
  neighborhood: ['neighborhood'],
  price: ['priceMin', 'priceMax'],
};

/** Facets without filters of their own are counted by one search, each other one by its own. */
export async function readFacets(ask: Ask, filters: Filters): Promise<FoundFacets> {
  const { step, shift, boundOf } = priceBuckets(filters.currency);
  const aggs: Readonly<Record<string, object>> = {
    ...Object.fromEntries(facetChoices.map(({ facet, set }) => [facet, valuesOf(set)])),
    ...(filters.location !== undefined && {
      neighborhood: valuesOf('district', inCity(filters.location), {
        label: { terms: { field: 'districtLabel', size: 1 } },
      }),
    }),
    price: { histogram: { field: 'price', interval: step, offset: -shift, min_doc_count: 1 } },
  };
  const isOwn = (facet: string) => (ownOf[facet] ?? []).some((name) => filters[name] !== undefined);
  const own = Object.keys(aggs).filter(isOwn);
  const shared = Object.fromEntries(Object.entries(aggs).filter(([facet]) => !isOwn(facet)));
  const results = await ask([
    counting(queryOf(filters), shared),
    ...own.map((facet) => counting(queryOf(without(filters, ownOf[facet] ?? [])), { [facet]: aggs[facet] })),
  ]);
  const counted = Object.assign({}, ...results.map(({ aggregations }) => aggregations)) as Record<
    string,
    Buckets
  >;
  const facets: Facets = Object.fromEntries(
    Object.keys(aggs).map((facet) => [facet, countsOf(facet, counted[facet])]),
  );
  facets.price = Object.fromEntries(
    (counted.price?.buckets ?? []).map(({ key, doc_count }) => [
      boundOf(Math.round((Number(key) + shift) / step)),
      doc_count,
    ]),
  );
  if ((results[0]?.hits.total?.value ?? 0) > 0) return { facets };
  return { facets, relaxed: await relaxSearch(filters, counterOf(ask)) };
}

function countsOf(facet: string, { buckets }: Buckets = { buckets: [] }): Record<string, number> {
  return Object.fromEntries(
    buckets.map(({ key, doc_count, label }) => {
      const district = String(key).slice(String(key).indexOf('/') + 1);
      const name = facet === 'neighborhood' ? (label?.buckets[0]?.key ?? district) : key;
      return [String(name), doc_count];
    }),
  );
}

const counterOf = (ask: Ask): Counter => ({
  count: async (searches) => {
    const counted = await ask(searches.map((filters) => counting(queryOf(filters))));
    return counted.map(({ hits }) => hits.total?.value ?? 0);
  },
  pricesBeside: async (filters, { priceMin, priceMax }) => {
    const beside = (bound: string, value: number, metric: 'max' | 'min') => ({
      filter: { range: { price: { [bound]: value } } },
      aggs: { price: { [metric]: { field: 'price' } } },
    });
    const aggs = {
      ...(priceMin !== undefined && { below: beside('lt', priceMin, 'max') }),
      ...(priceMax !== undefined && { above: beside('gt', priceMax, 'min') }),
    };
    const [result] = await ask([counting(queryOf(filters), aggs)]);
    const found = result?.aggregations as Record<string, { price: { value: number | null } } | undefined>;
    return {
      below: found.below?.price.value ?? -Infinity,
      above: found.above?.price.value ?? Infinity,
    };
  },
});
