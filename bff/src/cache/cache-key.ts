import { EVERYWHERE } from './reply-cache.ts';

/** Cache key, independent of the parameters' order. */
export function cacheKey(path: string, query: string): string {
  if (!query.includes('&')) return `${path}?${query}`;
  return `${path}?${query.split('&').sort().join('&')}`;
}

/** Invalidation tag: the city of a search, or `*` for all cities. */
export function cacheTag(query: string): string {
  const cities = new URLSearchParams(query).getAll('location');
  return cities.length === 1 && cities[0] ? cities[0] : EVERYWHERE;
}
