import type { FacetName, Facets } from '@pokriv/contracts/search/search';

export type CountOf = (value: string) => number;

/** Facet counts of one filter; undefined while loading. Values missing in the response count 0. */
export function countsOf(facets: Facets | undefined, name: FacetName): CountOf | undefined {
  const counts = facets?.[name];
  return counts && ((value) => counts[value] ?? 0);
}
