import type { QueryOf } from '@pokriv/contracts/endpoints';
import type { SearchParams } from '@pokriv/contracts/search/search';

export type MapFilters = Omit<QueryOf<'readMap'>, 'bbox' | 'zoom'>;

/** Filters of the map request: its own window as the box, without sort and page. */
export function mapFilters(query: SearchParams): MapFilters {
  const {
    bbox: _bbox,
    sort: _sort,
    page: _page,
    limit: _limit,
    cursor: _cursor,
    facets: _facets,
    ...rest
  } = query;
  return rest;
}
