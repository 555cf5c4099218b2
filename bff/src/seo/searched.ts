import { nearPlace, type NearPlace } from '@pokriv/contracts/place/near-place';
import { withOpenPrice } from '@pokriv/contracts/listing/open-price';
import { propertyTypes, type PropertyType } from '@pokriv/contracts/listing/property-options';
import { soughtDistrict } from '@pokriv/contracts/search/page-titles';
import { SearchQuery, type SearchParams } from '@pokriv/contracts/search/search';
import { hasSums } from '@pokriv/contracts/search/search-sums';

/** Parameters of the search page, so that both share one cached reply (mfe-listings, `search-reads.ts`). */
const PAGE = { facets: 'true', limit: '24' } as const;
const notSought = new Set(['facets', 'limit', 'cursor', 'sort', 'page']);
/** Pages of a city or of one of its districts are indexed, alone or with one type. */
const ofPlacePage = new Set(['location', 'neighborhood', 'propertyType']);

export interface Searched {
  location: string | undefined;
  neighborhood: readonly string[];
  propertyType: readonly PropertyType[];
  near: NearPlace | undefined;
  page: number;
  isPlace: boolean;
  query: SearchParams;
}

const isType = (value: unknown): value is PropertyType =>
  typeof value === 'string' && Object.hasOwn(propertyTypes, value);

/** @param bbox `west,south,east,north`, as in the API */
function nearPlaceOf(bbox: string): NearPlace | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bbox.split(',').map(Number);
  return nearPlace([west, south, east, north]);
}

/** Parses the address of a search; drops invalid filters like the page. */
export function readSearched(address: URLSearchParams): Searched {
  const search = withOpenPrice(address);
  const query: Record<string, string | string[]> = {};
  let wasDropped = false;
  for (const [name, schema] of Object.entries(SearchQuery.shape)) {
    const values = [...new Set(search.getAll(name))].filter((value) => value.trim() !== '');
    if (values.length === 0 || name in PAGE || name === 'cursor') continue;
    const value = values.length > 1 ? values : (values[0] ?? '');
    if (schema.safeParse(value).success) query[name] = value;
    else wasDropped = true;
  }
  if (!hasSums(query)) delete query.currency;
  const { location, page, bbox } = query as SearchParams;
  const neighborhood = [query.neighborhood ?? []].flat();
  const isOnePlace = neighborhood.length === 0 || soughtDistrict({ location, neighborhood }) !== undefined;
  const types = [query.propertyType].flat().filter(isType);
  const isNarrowedOtherwise = Object.keys(query).some(
    (name) => !notSought.has(name) && !ofPlacePage.has(name),
  );
  return {
    location,
    neighborhood,
    propertyType: types,
    near: bbox === undefined ? undefined : nearPlaceOf(bbox),
    page: Number(page ?? 1),
    isPlace: isOnePlace && !isNarrowedOtherwise && !wasDropped && types.length <= 1,
    query: { ...(query as SearchParams), ...PAGE },
  };
}
