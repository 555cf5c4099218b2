import { EVERYWHERE } from './reply-cache.ts';

/** The same parameters in another order are the same search. */
export function cacheKey(path: string, query: string): string {
  if (!query.includes('&')) return `${path}?${query}`;
  return `${path}?${query.split('&').sort().join('&')}`;
}

/** The city that a search is about, or `*`: a change there can touch its answer. */
export function cacheTag(query: string): string {
  const cities = new URLSearchParams(query).getAll('location');
  return cities.length === 1 && cities[0] ? cities[0] : EVERYWHERE;
}
