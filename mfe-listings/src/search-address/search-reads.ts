import type { SearchParams } from '@pokriv/contracts/search/search';

import { readSearch, searchQuery, type SearchState } from './search-state.ts';

/** Divisible by four, three and two columns. */
const PAGE_SIZE = '24';

export const resultsQuery = (state: SearchState): SearchParams => ({
  ...searchQuery(state),
  facets: 'true',
  limit: PAGE_SIZE,
});

/**
 * Above-the-fold reads of a search URL, prefetched by the server.
 * @param search query string, with or without its question mark
 */
export const searchReads = (search: string) => {
  const { state } = readSearch(new URLSearchParams(search));
  return [{ name: 'searchProperties', query: resultsQuery(state) }] as const;
};
