import { BGN_PER_EUR, priceStep, type Currency } from '@pokriv/contracts/money';
import { MOST_METRO_MINUTES, NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { publishedWithin, searchFlags, type FacetName, type Facets } from '@pokriv/contracts/search/search';
import {
  countMatching,
  countSteps,
  countValues,
  toCount,
  type Bits,
  type Counted,
} from '@pokriv/search-index';

import type { ListingIndex, ListingSchema } from './listing-index.ts';
import { findListings, listingFilters, without, type Filters } from './listing-filters.ts';
import { stationWithin } from './metro-sets.ts';

export const facetChoices: readonly {
  facet: FacetName;
  set: ListingSchema['sets'][number];
  own: readonly (keyof Filters)[];
}[] = [
  { facet: 'location', set: 'city', own: ['location'] },
  { facet: 'propertyType', set: 'type', own: ['propertyType'] },
  { facet: 'layout', set: 'layout', own: ['layout'] },
  { facet: 'rooms', set: 'rooms', own: ['roomsMin', 'roomsMax'] },
  // amenities combine by AND, so the chosen ones still apply
  { facet: 'amenities', set: 'amenities', own: [] },
  { facet: 'furnishing', set: 'furnishing', own: ['furnishing'] },
  { facet: 'heating', set: 'heating', own: ['heating'] },
  { facet: 'constructionType', set: 'constructionType', own: ['constructionType'] },
  { facet: 'pets', set: 'pets', own: ['pets'] },
  { facet: 'advertiserType', set: 'advertiserType', own: ['advertiserType'] },
  { facet: 'suitableFor', set: 'suitableFor', own: ['suitableFor'] },
];

type Names = readonly (keyof Filters)[];
/** Stations and minutes say one thing together: each is counted without both. */
export const metroNames: Names = ['metroStation', 'metroMinutes'];
const countedMinutes = [5, 10, 15, 20] as const;

/** A choice that is counted by its own filter: those of cumulative values, and flags. */
export interface CountedChoice {
  facet: FacetName;
  key: string;
  own: Names;
  adds: Partial<Filters>;
}

export const countedChoices = ({ metroStation, asOf }: Filters): CountedChoice[] => [
  ...searchFlags.map((flag) => ({ facet: flag, key: 'true', own: [flag], adds: { [flag]: true } })),
  ...publishedWithin.map((days) => ({
    ...{ facet: 'publishedWithin' as const, key: days, own: ['publishedWithin'] as const },
    adds: { publishedWithin: days, asOf },
  })),
  ...countedMinutes.map((minutes) => ({
    ...{ facet: 'metroMinutes' as const, key: String(minutes), own: metroNames },
    adds: { metroMinutes: minutes, metroStation },
  })),
];

/** Sums the ways to each station that are no longer than the asked minutes. @param ways counts by `metroWay` */
export function countStations(ways: Readonly<Record<string, number>>, most: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [way, count] of Object.entries(ways)) {
    const station = stationWithin(way, most);
    if (station !== undefined) counts[station] = (counts[station] ?? 0) + count;
  }
  return counts;
}

/** Whether stations are counted within the usual minutes, for which the index has a set. */
export const isNearMetro = ({ metroMinutes = NEAR_METRO_MINUTES }: Filters): boolean =>
  metroMinutes === NEAR_METRO_MINUTES;
/** Width of a bucket in euro cents, a fraction in leva; a rent lies at most half a cent below its exact value. */
export const priceBuckets = (currency: Currency = 'BGN') => ({
  step: currency === 'EUR' ? priceStep.EUR * 100 : (priceStep.BGN * 100) / BGN_PER_EUR,
  shift: 0.5,
  boundOf: (bucket: number) => bucket * priceStep[currency],
});

/**
 * Counts for each choice what adding it would find, other filters unchanged (see `Facets`).
 * @param found rows that match the filters
 */
export function countFacets(index: ListingIndex, filters: Filters, found: Bits): Facets {
  const known = new Map<string, Counted>();
  const base = (own: Names): Counted => {
    const given = own.filter((name) => filters[name] !== undefined);
    const rows =
      known.get(given.join()) ??
      toCount(given.length > 0 ? findListings(index, without(filters, own)) : found);
    known.set(given.join(), rows);
    return rows;
  };
  const facets: Facets = Object.fromEntries(
    facetChoices.map(({ facet, set, own }) => [facet, countValues(index, base(own), set)]),
  );
  if (filters.location !== undefined)
    facets.neighborhood = countDistricts(index, filters.location, base(['neighborhood']));
  const { boundOf, ...buckets } = priceBuckets(filters.currency);
  const counts = countSteps(index, base(['priceMin', 'priceMax']), { number: 'price', ...buckets });
  facets.price = Object.fromEntries([...counts].map(([bucket, count]) => [boundOf(bucket), count]));
  facets.metroStation = countMetro(index, base(metroNames), filters);
  for (const { facet, key, own, adds } of countedChoices(filters)) {
    const [filter] = listingFilters(adds as Filters);
    const count = filter ? countMatching(index, base(own), filter) : 0;
    facets[facet] = { ...facets[facet], ...(count > 0 && { [key]: count }) };
  }
  return facets;
}

function countMetro(index: ListingIndex, base: Counted, filters: Filters): Record<string, number> {
  // most searches are of other cities
  if (index.rowsWith('metroWithin', String(MOST_METRO_MINUTES)).countIn(base) === 0) return {};
  const { metroMinutes = NEAR_METRO_MINUTES } = filters;
  return isNearMetro(filters)
    ? countValues(index, base, 'nearMetro')
    : countStations(
        countValues(index, base, 'metroWay', (way) => stationWithin(way, metroMinutes) !== undefined),
        metroMinutes,
      );
}

function countDistricts(index: ListingIndex, city: string, base: Counted): Record<string, number> {
  const prefix = `${city}/`;
  const counts = countValues(index, base, 'district', (key) => key.startsWith(prefix));
  return Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [
      index.labelOf('district', key) ?? key.slice(prefix.length),
      count,
    ]),
  );
}
