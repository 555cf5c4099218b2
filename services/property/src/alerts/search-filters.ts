import { createHash } from 'node:crypto';

import type { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import type { Currency } from '@pokriv/contracts/money';
import { NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { hasSums } from '@pokriv/contracts/search/search-sums';

import { inCents, listingFilters, type Filters, type ListingFilter } from '../search/listing-filters.ts';
import { readQueryWords } from '../search/query-words.ts';

/**
 * Search filters of a saved filter. Words are read without spelling corrections, which depend on the words of
 * other listings.
 */
export function filtersOf({ query, ...asked }: SavedFilter, primary: Currency): Filters {
  const { words } = readQueryWords(query);
  return { ...inCents(asked, primary), ...(words.length > 0 && { words }) };
}

/** Stores an explicit currency with sums, so that a saved search does not change with the site's currency. */
export function withCurrency(filter: SavedFilter, primary: Currency): SavedFilter {
  return { ...filter, ...(hasSums(filter) && { currency: filter.currency ?? primary }) };
}

/** Filters that a hit of a saved filter must fulfil. */
export const hitFilters = (filter: SavedFilter, primary: Currency): ListingFilter[] =>
  listingFilters(filtersOf(filter, primary));

/** Possible cities of a hit; empty: any. */
export const citiesOf = ({ location }: SavedFilter): string[] => (location ? [location] : []);

/** Equal for filters with the same results, regardless of order and currency. */
export function filterHash(filter: SavedFilter, primary: Currency): string {
  const { currency: _, ...filters } = filtersOf(filter, primary);
  const { metroMinutes = filters.metroStation?.length ? NEAR_METRO_MINUTES : undefined } = filters;
  const meant = { ...filters, metroMinutes };
  const sorted = Object.entries(meant)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name, isChoice(value) ? value.toSorted() : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}

/** A list without a meaningful order, unlike the corners of a box or an area. */
const isChoice = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
