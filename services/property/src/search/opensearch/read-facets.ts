import type { Facets } from '@pokriv/contracts/search/search';

import {
  countedChoices,
  countStations,
  facetChoices,
  isNearMetro,
  metroNames,
  priceBuckets,
} from '../count-facets.ts';
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
interface Aggregated {
  /** Set for `terms` and `histogram`. */
  buckets?: Bucket[];
  /** Set for `filter`. */
  doc_count?: number;
}

/** Above the number of values of any choice or city: counts are exact only with all values read. */
const MOST_VALUES = 20_000;

const valuesOf = (field: string, more: object = {}, aggs?: object) => ({
  terms: { field, size: MOST_VALUES, ...more },
  ...(aggs && { aggs }),
});
const inCity = (city: string) => ({ include: `${city.replace(/[^a-z\d]/gu, '\\$&')}/.*` });

type Names = readonly (keyof Filters)[];
const ownNames: Readonly<Record<string, Names>> = {
  ...Object.fromEntries(facetChoices.map(({ facet, own }) => [facet, own])),
  neighborhood: ['neighborhood'],
  price: ['priceMin', 'priceMax'],
  metroStation: metroNames,
};

/** Facets without their own filters share one search; each other group needs its own. */
export async function readFacets(ask: Ask, filters: Filters): Promise<FoundFacets> {
  const { step, shift, boundOf } = priceBuckets(filters.currency);
  const counted = countedChoices(filters).map((choice) => ({
    ...choice,
    agg: `${choice.facet} ${choice.key}`,
  }));
  const ownOf = { ...ownNames, ...Object.fromEntries(counted.map(({ agg, own }) => [agg, own])) };
  const aggs: Readonly<Record<string, object>> = {
    ...Object.fromEntries(facetChoices.map(({ facet, set }) => [facet, valuesOf(set)])),
    ...(filters.location !== undefined && {
      neighborhood: valuesOf('district', inCity(filters.location), {
        label: { terms: { field: 'districtLabel', size: 1 } },
      }),
    }),
    price: { histogram: { field: 'price', interval: step, offset: -shift, min_doc_count: 1 } },
    metroStation: valuesOf(isNearMetro(filters) ? 'nearMetro' : 'metroWay'),
    ...Object.fromEntries(counted.map(({ agg, adds }) => [agg, { filter: queryOf(adds as Filters) }])),
  };
  const given = (agg: string) => (ownOf[agg] ?? []).filter((name) => filters[name] !== undefined);
  const groups = new Map<string, string[]>([['', []]]);
  for (const agg of Object.keys(aggs)) {
    const own = given(agg).join();
    groups.set(own, [...(groups.get(own) ?? []), agg]);
  }
  const results = await ask(
    [...groups.values()].map((names) =>
      counting(
        queryOf(without(filters, given(names[0] ?? ''))),
        Object.fromEntries(names.map((name) => [name, aggs[name]])),
      ),
    ),
  );
  const read = Object.assign({}, ...results.map(({ aggregations }) => aggregations)) as Record<
    string,
    Aggregated
  >;
  const facets: Facets = Object.fromEntries(
    Object.keys(ownNames)
      .filter((facet) => facet in aggs)
      .map((facet) => [facet, countsOf(facet, read[facet])]),
  );
  if (!isNearMetro(filters))
    facets.metroStation = countStations(facets.metroStation ?? {}, filters.metroMinutes ?? 0);
  for (const { facet, key, agg } of counted) {
    const { doc_count: count = 0 } = read[agg] ?? {};
    facets[facet] = { ...facets[facet], ...(count > 0 && { [key]: count }) };
  }
  facets.price = Object.fromEntries(
    (read.price?.buckets ?? []).map(({ key, doc_count }) => [
      boundOf(Math.round((Number(key) + shift) / step)),
      doc_count,
    ]),
  );
  if ((results[0]?.hits.total?.value ?? 0) > 0) return { facets };
  return { facets, relaxed: await relaxSearch(filters, counterOf(ask)) };
}

function countsOf(facet: string, { buckets = [] }: Aggregated = {}): Record<string, number> {
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
