import type { SearchQuery } from './search.ts';

/** As `SavedFilter` gives them. */
type Filters = Omit<SearchQuery, 'sort' | 'near' | 'facets' | 'cursor' | 'page' | 'limit' | 'featured'>;
type Params = Record<string, string | string[]>;

/**
 * Filters as the results page has them in its address, free of zod. Reading them again gives the same filters.
 * @param filter parsed
 */
export function paramsOfFilter(filter: Filters): Params {
  const { bbox, polygon, ...rest } = filter;
  const params: Params = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    params[name] = Array.isArray(value) ? value.map(String) : String(value);
  }
  if (bbox) params.bbox = bbox.join(',');
  if (polygon) params.polygon = polygon.map(({ lon, lat }) => `${lon},${lat}`).join(';');
  return params;
}
