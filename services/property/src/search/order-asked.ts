import type { SearchQuery } from '@pokriv/contracts/search/search';

import type { Filters } from './listing-filters.ts';
import type { OrderAsked } from './search-engine.ts';

/**
 * Order of a search; relevance needs words and distance needs a point, with the recommended order as
 * fallback.
 */
export function orderAsked(
  { sort, near }: Pick<SearchQuery, 'sort' | 'near'>,
  words: Filters['words'],
): OrderAsked {
  if (sort === 'distance_asc') return near ? { sort, near } : { sort: 'recommended' };
  return { sort: sort === 'relevance' && !words?.length ? 'recommended' : sort };
}
