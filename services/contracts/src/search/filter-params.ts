import type { SearchQuery } from './search.ts';

/** Parsed `SavedFilter`. */
type Filters = Omit<SearchQuery, 'sort' | 'near' | 'facets' | 'cursor' | 'page' | 'limit' | 'featured'>;
type Params = Record<string, string | string[]>;

/**
 * Query parameters of the results page for a filter; parsing them gives the same filter. Free of zod.
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
