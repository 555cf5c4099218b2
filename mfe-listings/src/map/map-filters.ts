import type { QueryOf } from '@pokriv/contracts/endpoints';
import type { SearchParams } from '@pokriv/contracts/search/search';

export type MapFilters = Omit<QueryOf<'readMap'>, 'bbox' | 'zoom'>;

/** Search filters for the map: its box is the window, and spots have neither order nor pages. */
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
