import type { SearchParams } from '@pokriv/contracts/search/search';

import { readSearch, searchQuery, type SearchState } from './search-state.ts';

/** Rows of four, three and two come out even. */
const PAGE_SIZE = '24';

/** What the page of a search asks for: its listings, and what each further choice would find. */
export const resultsQuery = (state: SearchState): SearchParams => ({
  ...searchQuery(state),
  facets: 'true',
  limit: PAGE_SIZE,
});

/**
 * What the first screen of an address reads, so that the server can read the same beforehand.
 * @param search of the address, with or without its question mark
 */
export const searchReads = (search: string) => {
  const { state } = readSearch(new URLSearchParams(search));
  return [{ name: 'searchProperties', query: resultsQuery(state) }] as const;
};
