import { amenityIds } from '@pokriv/contracts/amenities';
import { findCity } from '@pokriv/contracts/cities';
import {
  propertySorts,
  propertyTypes,
  type PropertySort,
  type PropertyType,
} from '@pokriv/contracts/property-options';

/** What a person searches for; the whole of it stands in the address. Prices in leva a month. */
export interface SearchState {
  query: string;
  location: string;
  priceMin: number | undefined;
  priceMax: number | undefined;
  propertyType: readonly PropertyType[];
  amenities: readonly string[];
  sort: PropertySort;
  page: number;
}

export const nothingSought: SearchState = {
  query: '',
  location: '',
  priceMin: undefined,
  priceMax: undefined,
  propertyType: [],
  amenities: [],
  sort: 'recommended',
  page: 1,
};

const QUERY_MAX = 100;
const PRICE_MAX = 1_000_000;
const PAGE_MAX = 100_000;

const isType = (value: string): value is PropertyType => value in propertyTypes;
const isSort = (value: string): value is PropertySort => value in propertySorts;

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,9}$/u.test(text.trim()) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
}

/**
 * Reads an address. Values that cannot be are left out and named, so that the page can say so.
 * @returns the search, and the names of the parameters with a wrong value
 */
export function readSearch(params: URLSearchParams): { state: SearchState; dropped: (keyof SearchState)[] } {
  const dropped = new Set<keyof SearchState>();
  const one = <Value>(
    name: keyof SearchState,
    read: (text: string) => Value | undefined,
  ): Value | undefined => {
    const text = params.get(name);
    if (text === null || text.trim() === '') return undefined;
    const value = read(text);
    if (value === undefined) dropped.add(name);
    return value;
  };
  const several = <Value extends string>(
    name: keyof SearchState,
    isKnown: (text: string) => text is Value,
  ): Value[] => {
    const texts = [...new Set(params.getAll(name))].filter(Boolean);
    if (!texts.every(isKnown)) dropped.add(name);
    return texts.filter(isKnown);
  };

  const priceMax = one('priceMax', (text) => wholeNumber(text, 0, PRICE_MAX));
  const priceMin = one('priceMin', (text) => {
    const value = wholeNumber(text, 0, PRICE_MAX);
    return value !== undefined && priceMax !== undefined && value > priceMax ? undefined : value;
  });
  const state: SearchState = {
    query: one('query', (text) => (text.trim().length <= QUERY_MAX ? text.trim() : undefined)) ?? '',
    location: one('location', (text) => findCity(text)?.id) ?? '',
    priceMin,
    priceMax,
    propertyType: several('propertyType', isType),
    amenities: several('amenities', (text): text is string => amenityIds.includes(text)),
    sort: one('sort', (text) => (isSort(text) ? text : undefined)) ?? nothingSought.sort,
    page: one('page', (text) => wholeNumber(text, 1, PAGE_MAX)) ?? 1,
  };
  return { state, dropped: [...dropped] };
}

/** The parameters of a search as the API and the address take them; what is usual is left out. */
export function searchQuery({ page, sort, priceMin, priceMax, ...rest }: SearchState) {
  return {
    ...(rest.query && { query: rest.query }),
    ...(rest.location && { location: rest.location }),
    ...(priceMin !== undefined && { priceMin: String(priceMin) }),
    ...(priceMax !== undefined && { priceMax: String(priceMax) }),
    ...(rest.propertyType.length > 0 && { propertyType: [...rest.propertyType] }),
    ...(rest.amenities.length > 0 && { amenities: [...rest.amenities] }),
    ...(sort !== nothingSought.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address of a search. */
export function searchHref(state: Partial<SearchState>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(searchQuery({ ...nothingSought, ...state }))) {
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, item);
  }
  const text = params.toString();
  return text ? `/properties?${text}` : '/properties';
}

/** Whether anything narrows the search; order and page do not. */
export const isNarrowed = (state: SearchState): boolean =>
  searchHref({ ...state, sort: nothingSought.sort, page: 1 }) !== '/properties';
