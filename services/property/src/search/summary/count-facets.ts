import type { FacetName, Facets } from '@pokriv/contracts/search';

import { rowsOf, type Bits } from './bits.ts';
import type { CardSummary } from './card-summary.ts';
import { matches, type Filters } from './matches.ts';
import type { SetField } from './value-sets.ts';

/** The facets whose choices are values of a field, and the filters that each leaves out. */
const choices: readonly { facet: FacetName; field: SetField; own: readonly (keyof Filters)[] }[] = [
  { facet: 'location', field: 'city', own: ['location'] },
  { facet: 'propertyType', field: 'type', own: ['propertyType'] },
  { facet: 'layout', field: 'layout', own: ['layout'] },
  { facet: 'rooms', field: 'rooms', own: ['roomsMin', 'roomsMax'] },
  // a further amenity is asked for beside those that are
  { facet: 'amenities', field: 'amenities', own: [] },
  { facet: 'furnishing', field: 'furnishing', own: ['furnishing'] },
  { facet: 'heating', field: 'heating', own: ['heating'] },
  { facet: 'constructionType', field: 'constructionType', own: ['constructionType'] },
  { facet: 'pets', field: 'pets', own: ['pets'] },
  { facet: 'advertiserType', field: 'advertiserType', own: ['advertiserType'] },
];
const PRICE_STEP = 100;

export function without(filters: Filters, names: readonly (keyof Filters)[]): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters)),
  );
}

/**
 * What each further choice would find, all other filters as they are (see `Facets`).
 * @param found what the filters match
 */
export function countFacets(summary: CardSummary, filters: Filters, found: Bits): Facets {
  const base = (own: readonly (keyof Filters)[]) =>
    own.some((name) => filters[name] !== undefined) ? matches(summary, without(filters, own)) : found;
  const facets: Facets = Object.fromEntries(
    choices.map(({ facet, field, own }) => [facet, countValues(summary, field, base(own))]),
  );
  if (filters.location !== undefined)
    facets.neighborhood = countDistricts(summary, filters.location, base(['neighborhood']));
  facets.price = countPrices(summary, base(['priceMin', 'priceMax']));
  return facets;
}

function countValues({ sets }: CardSummary, field: SetField, base: Bits): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [value, set] of sets.of(field)) {
    const count = set.countIn(base);
    if (count > 0) counts[value] = count;
  }
  return counts;
}

function countDistricts(summary: CardSummary, city: string, base: Bits): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [key, set] of summary.sets.of('district')) {
    if (!key.startsWith(`${city}/`)) continue;
    const count = set.countIn(base);
    if (count > 0) counts[summary.districtNames.get(key) ?? key.slice(city.length + 1)] = count;
  }
  return counts;
}

function countPrices({ columns }: CardSummary, base: Bits): Record<string, number> {
  const { values } = columns.p;
  const steps: number[] = [];
  for (const row of rowsOf(base)) {
    const step = Math.floor((values[row] ?? 0) / PRICE_STEP);
    steps[step] = (steps[step] ?? 0) + 1;
  }
  const counts: Record<string, number> = {};
  steps.forEach((count, step) => (counts[step * PRICE_STEP] = count));
  return counts;
}
