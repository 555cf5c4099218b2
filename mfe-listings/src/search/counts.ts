import type { FacetName, Facets } from '@pokriv/contracts/search/search';

/** How many listings a choice would find. */
export type CountOf = (value: string) => number;

/** The counts of one filter; undefined while none are known. What the API leaves out finds nothing. */
export function countsOf(facets: Facets | undefined, name: FacetName): CountOf | undefined {
  const counts = facets?.[name];
  return counts && ((value) => counts[value] ?? 0);
}
