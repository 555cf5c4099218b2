import type { SavedFilter } from '../alert/saved-search.ts';

type Params = Record<string, string | string[]>;

/**
 * Filters as the results page has them in its address, free of zod. Reading them again gives the same filters.
 * @param filter parsed, as `SavedFilter` gives it
 */
export function paramsOfFilter(filter: SavedFilter): Params {
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
