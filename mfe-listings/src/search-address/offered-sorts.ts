import {
  propertySorts,
  type PropertySort,
  type SearchSort,
} from '@pokriv/contracts/listing/property-options';

import type { SearchState } from './search-parameters.ts';

/** The only city with a metro. */
const METRO_CITY = 'sofia';

/** Whether stations are of use in a search: in Sofia, or before a city is chosen. */
export const mayAskMetro = ({ location }: Pick<SearchState, 'location'>): boolean =>
  location === '' || location === METRO_CITY;

const asksMetro = ({ metroMinutes, metroStation }: SearchState): boolean =>
  metroMinutes !== undefined || metroStation.length > 0;

/**
 * Whether an order says anything about the results: words rank by relevance, homes in Sofia by the way to the metro, and
 * all by the distance from a point.
 */
export function isOfferedSort(state: SearchState, sort: SearchSort): boolean {
  if (sort === 'distance_asc') return state.near !== '';
  if (sort === 'relevance') return state.query !== '';
  if (sort === 'metro_asc') return state.location === METRO_CITY || asksMetro(state);
  return true;
}

/** Orders of a search with their names, without those from a point; the chosen one even when a link brought it. */
export const offeredSorts = (state: SearchState): [PropertySort, string][] =>
  (Object.entries(propertySorts) as [PropertySort, string][]).filter(
    ([sort]) => sort === state.sort || isOfferedSort(state, sort),
  );
