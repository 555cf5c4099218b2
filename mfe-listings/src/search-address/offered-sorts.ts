import {
  propertySorts,
  type PropertySort,
  type SearchSort,
} from '@pokriv/contracts/listing/property-options';

import type { SearchState } from './search-parameters.ts';

/** The only city with a metro. */
const METRO_CITY = 'sofia';

/** In Sofia, or before a city is selected. */
export const mayAskMetro = ({ location }: Pick<SearchState, 'location'>): boolean =>
  location === '' || location === METRO_CITY;

const asksMetro = ({ metroMinutes, metroStation }: SearchState): boolean =>
  metroMinutes !== undefined || metroStation.length > 0;

/** Meaningful orders for a search: relevance needs words, metro distance needs Sofia, distance needs a point. */
export function isOfferedSort(state: SearchState, sort: SearchSort): boolean {
  if (sort === 'distance_asc') return state.near !== '';
  if (sort === 'relevance') return state.query !== '';
  if (sort === 'metro_asc') return state.location === METRO_CITY || asksMetro(state);
  return true;
}

/** Sort orders with their labels, without distance; the selected one even if a link set it. */
export const offeredSorts = (state: SearchState): [PropertySort, string][] =>
  (Object.entries(propertySorts) as [PropertySort, string][]).filter(
    ([sort]) => sort === state.sort || isOfferedSort(state, sort),
  );
