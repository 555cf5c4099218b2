import type { SearchSort } from '@pokriv/contracts/listing/property-options';

import type { Filters } from './listing-filters.ts';

/** Homes listed before the others of a search, within each level of relevance. */
export interface First {
  set: 'pets';
  anyOf: readonly string[];
}

/** With a pet, homes that allow it precede those where it is negotiable; in the recommended order only. */
export const comesFirst = (
  { hasPet }: Pick<Filters, 'hasPet'>,
  { sort }: { sort: SearchSort },
): First | undefined => (hasPet && sort === 'recommended' ? { set: 'pets', anyOf: ['yes'] } : undefined);
