import { toCents, type Currency } from '@pokriv/contracts/money';
import type { SearchQuery } from '@pokriv/contracts/search/search';
import { matches, textNumber, type Bits, type Filter } from '@pokriv/search-index';

import { roomsBetween } from './choice-code.ts';
import { districtKeys } from './district-key.ts';
import type { ListingIndex, ListingSchema } from './listing-index.ts';
import { dayNumber } from './search-card.ts';

type Asked = Omit<SearchQuery, 'query' | 'sort' | 'facets' | 'cursor' | 'page' | 'limit'>;

/** `priceMin` and `priceMax` in euro cents; `currency` is that of the buckets and suggestions. */
export type Filters = Asked & {
  id?: string;
  /** First publication, in ms since 1970. */
  publishedSince?: number;
  words?: readonly (readonly string[])[];
};
/** Converts asked bounds as rents are converted: a rent of exactly the bound is found. */
export const inCents = <Given extends Asked>(
  asked: Given,
  primary: Currency,
): Given & { currency: Currency } => {
  const { currency = primary, priceMin, priceMax } = asked;
  return {
    ...asked,
    currency,
    ...(priceMin !== undefined && { priceMin: toCents({ amount: priceMin, currency }) }),
    ...(priceMax !== undefined && { priceMax: toCents({ amount: priceMax, currency }) }),
  };
};

export type ListingFilter = Filter<ListingSchema>;

/** What a listing must fulfil, all of it. */
export const listingFilters = (filters: Filters): ListingFilter[] => [
  ...choices(filters),
  ...words(filters),
  ...ranges(filters),
  ...places(filters),
];

export const findListings = (index: ListingIndex, filters: Filters): Bits =>
  matches(index, listingFilters(filters));

export function without(filters: Filters, names: readonly (keyof Filters)[]): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters)),
  );
}

function choices(filters: Filters): ListingFilter[] {
  const { location, neighborhood, roomsMin, roomsMax, pets, advertiserType, amenities = [] } = filters;
  const hasRooms = roomsMin !== undefined || roomsMax !== undefined;
  const some = (set: ListingFilterSet, anyOf: readonly string[] | undefined): ListingFilter[] =>
    anyOf?.length ? [{ set, anyOf }] : [];
  return [
    ...(filters.id === undefined ? [] : [{ id: filters.id }]),
    ...some('city', location === undefined ? undefined : [location]),
    ...some('district', neighborhood?.length ? districtKeys(filters) : undefined),
    ...some('tier', filters.featured ? ['super', 'regular', 'premium'] : undefined),
    ...some('rooms', hasRooms ? roomsBetween(roomsMin, roomsMax) : undefined),
    ...some('pets', pets && [pets]),
    ...some('advertiserType', advertiserType && [advertiserType]),
    ...some('type', filters.propertyType),
    ...some('layout', filters.layout),
    ...some('furnishing', filters.furnishing),
    ...some('heating', filters.heating),
    ...some('constructionType', filters.constructionType),
    ...amenities.flatMap((amenity) => some('amenities', [amenity])),
  ];
}
type ListingFilterSet = ListingSchema['sets'][number];

const words = ({ words = [] }: Filters): ListingFilter[] => words.map((anyOf) => ({ set: 'word', anyOf }));

function ranges(filters: Filters): ListingFilter[] {
  const { availableBy, landlord } = filters;
  const between = (number: keyof ListingSchema['numbers'], least?: number, most?: number): ListingFilter[] =>
    least === undefined && most === undefined ? [] : [{ number, least, most }];
  const owner = landlord === undefined ? undefined : textNumber(landlord);
  return [
    ...between('price', filters.priceMin, filters.priceMax),
    ...between('area', filters.areaMin, filters.areaMax),
    ...between('floor', filters.floorMin, filters.floorMax),
    ...between('availableFrom', undefined, availableBy === undefined ? undefined : dayNumber(availableBy)),
    ...between('publishedAt', filters.publishedSince),
    ...between('owner', owner, owner),
  ];
}

const places = ({ bbox, polygon }: Filters): ListingFilter[] => [
  ...(bbox ? [{ point: 'place' as const, box: bbox }] : []),
  ...(polygon ? [{ point: 'place' as const, polygon }] : []),
];
