import type { Currency } from '@pokriv/contracts/money';
import { hasSums, searchSums } from '@pokriv/contracts/search/search-sums';

import { mayAskMetro } from '../search-address/offered-sorts.ts';
import { sumsIn } from '../search-address/price-bounds.ts';
import { searchParameters, type ParameterName } from '../search-address/search-parameters.ts';
import { searchRanges } from '../search-address/search-ranges.ts';
import { readSearch, type SearchState } from '../search-address/search-state.ts';

/** URL parameters; unknown ones are ignored. */
export type ReadParams = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Parameters that a sentence appends to; others are replaced, since „тристаен“ after „двустаен“ is a new choice. */
const addedTo = ['neighborhood', 'metroStation', 'amenities'] as const;

function addressOf(params: ReadParams): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const text of value === undefined ? [] : [value].flat()) address.append(name, text);
  return address;
}

/** Either bound stands for the whole range. */
function namesOf(address: URLSearchParams): ParameterName[] {
  const named = [...new Set(address.keys())].filter((name): name is ParameterName =>
    Object.hasOwn(searchParameters, name),
  );
  const bounds = searchRanges.filter(({ least, most }) => named.includes(least) || named.includes(most));
  return [...new Set([...named, ...bounds.flatMap(({ least, most }) => [least, most])])];
}

/** All sums share one currency: keeping those in another would change their meaning. */
function otherSums(state: SearchState, part: Partial<SearchState>): Partial<SearchState> {
  if (!hasSums(part) || (part.currency ?? '') === state.currency) return {};
  return Object.fromEntries(searchSums.filter((name) => !(name in part)).map((name) => [name, undefined]));
}

function placeChange(state: SearchState, part: Partial<SearchState>): Partial<SearchState> {
  const asksMetro = part.metroMinutes !== undefined || (part.metroStation?.length ?? 0) > 0;
  const isPlace = part.location !== undefined || part.neighborhood !== undefined || asksMetro;
  const leavesCity = asksMetro && part.location === undefined && !mayAskMetro(state);
  return { ...(isPlace && { bbox: '', polygon: '' }), ...(leavesCity && { location: '' }) };
}

/** @param own currency of sums without one */
export function readFilters(params: ReadParams, own: Currency): Partial<SearchState> {
  const address = addressOf(params);
  const { state } = readSearch(address);
  const named = namesOf(address).filter((name) => name !== 'currency');
  const part: Partial<SearchState> = Object.fromEntries(named.map((name) => [name, state[name]]));
  return hasSums(part) ? sumsIn(state.currency || own, part) : part;
}

/** Adds the filters of a sentence or a selected place to a search; its place replaces a map box. */
export function readChange(state: SearchState, params: ReadParams, own: Currency): Partial<SearchState> {
  const part = readFilters(params, own);
  const isOtherCity = part.location !== undefined && part.location !== state.location;
  const lists = addedTo.flatMap((name) => {
    const added: readonly string[] | undefined = part[name];
    const former: readonly string[] = name !== 'amenities' && isOtherCity ? [] : state[name];
    return added === undefined ? [] : [[name, [...new Set([...former, ...added])]]];
  });
  return {
    ...part,
    ...otherSums(state, part),
    ...placeChange(state, part),
    ...Object.fromEntries(lists),
  };
}
