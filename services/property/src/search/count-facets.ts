import { BGN_PER_EUR, priceStep, type Currency } from '@pokriv/contracts/money';
import type { FacetName, Facets } from '@pokriv/contracts/search/search';
import { countSteps, countValues, type Bits } from '@pokriv/search-index';

import type { ListingIndex, ListingSchema } from './listing-index.ts';
import { findListings, without, type Filters } from './listing-filters.ts';

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
];
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
  const base = (own: readonly (keyof Filters)[]) =>
    own.some((name) => filters[name] !== undefined) ? findListings(index, without(filters, own)) : found;
  const facets: Facets = Object.fromEntries(
    facetChoices.map(({ facet, set, own }) => [facet, countValues(index, base(own), set)]),
  );
  if (filters.location !== undefined)
    facets.neighborhood = countDistricts(index, filters.location, base(['neighborhood']));
  const { boundOf, ...buckets } = priceBuckets(filters.currency);
  const counts = countSteps(index, base(['priceMin', 'priceMax']), { number: 'price', ...buckets });
  facets.price = Object.fromEntries([...counts].map(([bucket, count]) => [boundOf(bucket), count]));
  return facets;
}

function countDistricts(index: ListingIndex, city: string, base: Bits): Record<string, number> {
  const prefix = `${city}/`;
  const counts = countValues(index, base, 'district', (key) => key.startsWith(prefix));
  return Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [
      index.labelOf('district', key) ?? key.slice(prefix.length),
      count,
    ]),
  );
}
