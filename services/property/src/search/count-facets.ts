import { BGN_PER_EUR, priceStep, type Currency } from '@pokriv/contracts/money';
import { MOST_METRO_MINUTES, NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { publishedWithin, searchFlags, type FacetName, type Facets } from '@pokriv/contracts/search/search';
import {
  countMatching,
  countSteps,
  countValues,
  keepFitting,
  leaveOutEach,
  withCounted,
  type Bits,
  type Counted,
} from '@pokriv/search-index';

import type { ListingIndex, ListingSchema } from './listing-index.ts';
import { listingFilters, without, type Filters } from './listing-filters.ts';
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
  { facet: 'depositMax', set: 'deposit', own: ['depositMax'] },
  // one choice with „Без комисиона“
  { facet: 'commissionMax', set: 'commission', own: ['commissionMax', 'noCommission'] },
];

type Names = readonly (keyof Filters)[];
/** Stations and minutes form one filter: each is counted without both. */
export const metroNames: Names = ['metroStation', 'metroMinutes'];
const countedMinutes = [5, 10, 15, 20] as const;

/** A choice counted by its own filter: cumulative values, and flags. */
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

/**
 * Sums the ways to each station up to the requested minutes.
 * @param ways counts by `metroWay`
 */
export function countStations(ways: Readonly<Record<string, number>>, most: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [way, count] of Object.entries(ways)) {
    const station = stationWithin(way, most);
    if (station !== undefined) counts[station] = (counts[station] ?? 0) + count;
  }
  return counts;
}

/** Whether stations are counted within the default minutes, for which the index has a set. */
export const isNearMetro = ({ metroMinutes = NEAR_METRO_MINUTES }: Filters): boolean =>
  metroMinutes === NEAR_METRO_MINUTES;
/** Width of a bucket in euro cents, a fraction in leva; a rent lies at most half a cent below its exact value. */
export const priceBuckets = (currency: Currency = 'BGN') => ({
  step: currency === 'EUR' ? priceStep.EUR * 100 : (priceStep.BGN * 100) / BGN_PER_EUR,
  shift: 0.5,
  boundOf: (bucket: number) => bucket * priceStep[currency],
});

/** Interdependent filters: one without the other has another meaning, or is counted without it. */
const readTogether: readonly Names[] = [
  ['location', 'neighborhood'],
  ['publishedWithin', 'publishedSince'],
  ['commissionMax', 'noCommission'],
];

/** Facets counted among the same rows: those that match without their own filters. */
interface CountedTogether {
  own: Names;
  counts: ((rows: Counted) => void)[];
}

/**
 * Counts the results of adding each choice, other filters unchanged (see `Facets`).
 * @param found rows that match the filters
 */
export function countFacets(index: ListingIndex, filters: Filters, found: Bits): Facets {
  const facets: Facets = {};
  const leftOut = new Map<string, Names>();
  const counted = new Map<string, CountedTogether>();
  for (const { own, count } of facetCounts(index, filters, facets)) {
    const given = own.filter((name) => filters[name] !== undefined);
    const together = counted.get(given.join()) ?? { own: given, counts: [] };
    together.counts.push(count);
    counted.set(given.join(), together);
    const group = readTogether.find((names) => given.some((name) => names.includes(name))) ?? given;
    if (given.length > 0) leftOut.set(group.join(), group);
  }
  const countAmong = (own: Names, bits: Bits): void =>
    withCounted(index, bits, (rows) => counted.get(own.join())?.counts.forEach((count) => count(rows)));
  countAmong([], found);
  const groups = [...leftOut.values()];
  const asked = {
    always: listingFilters(without(filters, groups.flat())),
    groups: groups.map((names) => listingFilters(among(filters, names))),
  };
  leaveOutEach(index, asked, (rows, at) => {
    const group = groups[at] ?? [];
    for (const { own } of counted.values()) {
      if (own.length === 0 || !own.every((name) => group.includes(name))) continue;
      const left = index.scratch.copyOf(rows);
      for (const filter of listingFilters(without(among(filters, group), own)))
        keepFitting(index, left, filter);
      countAmong(own, left);
      index.scratch.giveBack(left);
    }
  });
  return facets;
}

/** The named filters only, with the reference time `asOf`. */
const among = (filters: Filters, names: Names): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => name === 'asOf' || names.includes(name as keyof Filters)),
  );

interface FacetCount {
  own: Names;
  /** Writes its facets. */
  count: (rows: Counted) => void;
}

function facetCounts(index: ListingIndex, filters: Filters, facets: Facets): FacetCount[] {
  const { location } = filters;
  return [
    ...facetChoices.map(({ facet, set, own }) => ({
      own,
      count: (rows: Counted) => (facets[facet] = countValues(index, rows, set)),
    })),
    ...(location === undefined
      ? []
      : [
          {
            own: ['neighborhood'] as const,
            count: (rows: Counted) => (facets.neighborhood = countDistricts(index, location, rows)),
          },
        ]),
    {
      own: ['priceMin', 'priceMax'],
      count: (rows) => (facets.price = countPrices(index, rows, filters)),
    },
    { own: metroNames, count: (rows) => (facets.metroStation = countMetro(index, rows, filters)) },
    ...countedChoices(filters).map(({ facet, key, own, adds }) => ({
      own,
      count: (rows: Counted) => {
        const [filter] = listingFilters(adds as Filters);
        const count = filter ? countMatching(index, rows, filter) : 0;
        facets[facet] = { ...facets[facet], ...(count > 0 && { [key]: count }) };
      },
    })),
  ];
}

function countPrices(index: ListingIndex, rows: Counted, { currency }: Filters): Record<string, number> {
  const { boundOf, ...buckets } = priceBuckets(currency);
  const counts = countSteps(index, rows, { number: 'price', ...buckets });
  return Object.fromEntries([...counts].map(([bucket, count]) => [boundOf(bucket), count]));
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
