import type { SavedFilterInput, SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { hasSums } from '@pokriv/contracts/search/search-sums';

import { soughtCurrency } from '../search-address/sought-currency.ts';
import { filterQuery, readSearch, type SearchState } from '../search-address/search-state.ts';

/**
 * Filter of the results page as a saved filter: without sort, page, view, promoted-only and age, since a saved search
 * matches only new listings.
 */
export function savedFilterOf(state: SearchState): SavedFilterInput {
  const { featured: _, publishedWithin: _age, ...filter } = filterQuery(state);
  return filter;
}

/** At least one filter; the server decides whether it is narrow enough. */
export const mayBeSaved = (state: SearchState): boolean => Object.keys(savedFilterOf(state)).length > 0;

export const stateOfSaved = ({ search }: Pick<SavedSearch, 'search'>): SearchState =>
  readSearch(new URLSearchParams(search)).state;

/** Normalises degrees: `23.360` and `23.36` are equal. */
const plainDegrees = (text: string): string =>
  text.replaceAll(/-?\d+(?:\.\d+)?/gu, (part) => String(Number(part)));

/**
 * Dedupe key of filters, independent of value order and of an explicit site currency. The key of a box or area beyond
 * the country differs, because only the server clips it.
 */
export function filterKey(state: SearchState): string {
  const { bbox, polygon, query, ...rest } = savedFilterOf(state);
  const params = new URLSearchParams();
  const meant = {
    ...rest,
    ...(bbox && { bbox: plainDegrees(bbox) }),
    ...(polygon && { polygon: plainDegrees(polygon) }),
    ...(query && { query: query.trim().toLowerCase() }),
    ...(hasSums(state) && { currency: soughtCurrency(state) }),
  };
  for (const [name, value] of Object.entries(meant)) {
    for (const text of [value].flat().map(String).sort()) params.append(name, text);
  }
  params.sort();
  return params.toString();
}

/** Saved search with the filter of these results. */
export function findSaved(
  searches: readonly SavedSearch[] | undefined,
  state: SearchState,
): SavedSearch | undefined {
  const key = filterKey(state);
  return searches?.find((saved) => filterKey(stateOfSaved(saved)) === key);
}
