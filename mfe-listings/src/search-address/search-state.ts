import * as pages from '@pokriv/contracts/pages';
import { cities, findCity, nearestOf, places } from '@pokriv/contracts/place/cities';
import { withOpenPrice } from '@pokriv/contracts/listing/open-price';
import type { SearchParams } from '@pokriv/contracts/search/search';
import { hasSums } from '@pokriv/contracts/search/search-sums';

import { boxOfPolygon, contains, middleOf, readBox } from './area.ts';
import { isOfferedSort, mayAskMetro } from './offered-sorts.ts';
import { parameterList, type ParameterName, type SearchState } from './search-parameters.ts';
import { crossedBounds } from './search-ranges.ts';

export type { ParameterName, SearchState, SearchView } from './search-parameters.ts';

export const nothingSought = Object.fromEntries(
  parameterList.map(([name, { usual }]) => [name, usual]),
) as SearchState;

/** A point only belongs to the sort by distance. */
const withPoint = (state: SearchState): SearchState =>
  state.sort === 'distance_asc' ? state : { ...state, near: nothingSought.near };

/** Invalid values are dropped and reported; unknown parameters are ignored. */
export function readSearch(address: URLSearchParams): { state: SearchState; dropped: ParameterName[] } {
  const params = withOpenPrice(address);
  const dropped: ParameterName[] = [];
  const read = parameterList.map(([name, parameter]) => {
    const { value, isWrong } = parameter.read(params.getAll(name));
    if (isWrong) dropped.push(name);
    return [name, value];
  });
  const given = Object.fromEntries(read) as SearchState;
  const isAimless = given.sort === 'distance_asc' && given.near === '';
  const state = withPoint(isAimless ? { ...given, sort: nothingSought.sort } : given);
  const crossed = crossedBounds(state);
  return {
    state: { ...state, ...Object.fromEntries(crossed.map((name) => [name, undefined])) },
    dropped: [...dropped, ...(isAimless ? (['sort'] as const) : []), ...crossed],
  };
}

/** Drops a currency without sums. */
function written(state: SearchState): [ParameterName, readonly string[]][] {
  return parameterList
    .map(([name, { write }]): [ParameterName, readonly string[]] => [name, write(state[name])])
    .filter(([name, texts]) => texts.length > 0 && (name !== 'currency' || hasSums(state)));
}

const single = new Set<unknown>(
  parameterList.filter(([, { usual }]) => !Array.isArray(usual)).map(([name]) => name),
);

/** The table writes only keys of `SearchParams`, which its type cannot express. */
const toQuery = (parts: [ParameterName, readonly string[]][]): SearchParams =>
  Object.fromEntries(
    parts.map(([name, texts]) => [name, single.has(name) ? texts[0] : [...texts]]),
  ) as SearchParams;

const isOfScreen = (name: ParameterName): boolean => name === 'view' || name === 'list';

export const searchQuery = (state: SearchState): SearchParams =>
  toQuery(written(state).filter(([name]) => !isOfScreen(name)));

const isOfOrder = (name: ParameterName): boolean => name === 'sort' || name === 'near' || name === 'page';
const isFilter = (name: ParameterName): boolean => !isOfScreen(name) && !isOfOrder(name);

/** Without sort and page. */
export const filterQuery = (state: SearchState): SearchParams =>
  toQuery(written(state).filter(([name]) => isFilter(name)));

export const isNarrowed = (state: SearchState): boolean => Object.keys(filterQuery(state)).length > 0;

export function searchHref(state: Partial<SearchState>): string {
  const params = new URLSearchParams();
  for (const [name, texts] of written({ ...nothingSought, ...state }))
    for (const text of texts) params.append(name, text);
  // Legal unescaped, and frequent in an area.
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3B', ';');
  return text ? `${pages.search.path}?${text}` : pages.search.path;
}

function placeChange(state: SearchState, { location }: Partial<SearchState>): Partial<SearchState> {
  if (location === undefined || location === state.location) return {};
  if (location === '') return { neighborhood: [] };
  const noMetro = mayAskMetro({ location }) ? {} : { metroMinutes: undefined, metroStation: [] };
  return { neighborhood: [], bbox: '', polygon: '', ...noMetro };
}

/** One choice: a home without commission fulfils each limit. */
const commissionChange = ({ noCommission, commissionMax }: Partial<SearchState>): Partial<SearchState> => ({
  ...(noCommission && { commissionMax: '' }),
  ...(commissionMax && { noCommission: false }),
});

/** Its outer districts, such as Банкя, are up to 22 km from the centre of Sofia. */
const KEPT_KM = 22;

/** A map box away from the city's centre drops the districts, one elsewhere the city. A city reaches past the towns around it. */
function areaChange(state: SearchState, { bbox, polygon }: Partial<SearchState>): Partial<SearchState> {
  const box = polygon ? boxOfPolygon(polygon) : readBox(bbox ?? '');
  const city = findCity(state.location);
  if (!box || !city || contains(box, city)) return {};
  const isInCity = nearestOf(cities.includes(city) ? cities : places, middleOf(box), KEPT_KM) === city;
  return isInCity ? { neighborhood: [] } : { location: '', neighborhood: [] };
}

/** Resets the page, and a sort that no longer applies. */
export function changedSearch(state: SearchState, part: Partial<SearchState>): SearchState {
  const next: SearchState = {
    ...state,
    page: 1,
    ...placeChange(state, part),
    ...areaChange(state, part),
    ...commissionChange(part),
    ...part,
  };
  return withPoint(isOfferedSort(next, next.sort) ? next : { ...next, sort: nothingSought.sort });
}
