import type { SavedFilterInput, SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { hasSums } from '@pokriv/contracts/search/search-sums';

import { soughtCurrency } from '../search-address/sought-currency.ts';
import { filterQuery, readSearch, type SearchState } from '../search-address/search-state.ts';

/**
 * The filter of the results page as it is saved: without order, page, view, the promoted ones alone, and the age, since
 * a saved search finds only what is new.
 */
export function savedFilterOf(state: SearchState): SavedFilterInput {
  const { featured: _, publishedWithin: _age, ...filter } = filterQuery(state);
  return filter;
}

/** Whether there is anything to save. The server decides whether it narrows enough. */
export const mayBeSaved = (state: SearchState): boolean => Object.keys(savedFilterOf(state)).length > 0;

/** The search of the results page behind a saved one. */
export const stateOfSaved = ({ search }: Pick<SavedSearch, 'search'>): SearchState =>
  readSearch(new URLSearchParams(search)).state;

/** `23.360` and `23.36` are one corner. */
const plainDegrees = (text: string): string =>
  text.replaceAll(/-?\d+(?:\.\d+)?/gu, (part) => String(Number(part)));

/**
 * Equal for filters that are saved as one search: in whichever order its values were chosen, and with the site's
 * currency named or not. A box or area beyond the country is cut by the server only, so it differs.
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

/** The saved search with the filter of these results. */
export function findSaved(
  searches: readonly SavedSearch[] | undefined,
  state: SearchState,
): SavedSearch | undefined {
  const key = filterKey(state);
  return searches?.find((saved) => filterKey(stateOfSaved(saved)) === key);
}
