import type { FacetName, Facets } from '@pokriv/contracts/search/search';

export type CountOf = (value: string) => number;

/** Undefined while loading; a value missing from the response counts 0. */
export function countsOf(facets: Facets | undefined, name: FacetName): CountOf | undefined {
  const counts = facets?.[name];
  return counts && ((value) => counts[value] ?? 0);
}
