import { toCents, type Currency } from '@pokriv/contracts/money';
import { NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { searchFlags, type SearchQuery } from '@pokriv/contracts/search/search';
import { searchSums } from '@pokriv/contracts/search/search-sums';
import { matches, textNumber, type Bits, type Filter } from '@pokriv/search-index';

import { roomsBetween } from './choice-code.ts';
import { districtKeys } from './district-key.ts';
import type { ListingIndex, ListingSchema } from './listing-index.ts';
import { waysWithin } from './metro-sets.ts';
import { dayNumber } from './search-card.ts';

type Asked = Omit<SearchQuery, 'query' | 'sort' | 'near' | 'facets' | 'cursor' | 'page' | 'limit'>;

/** Sums in euro cents; `currency` applies to buckets and suggestions. */
export type Filters = Asked & {
  id?: string;
  /** Reference time of `publishedWithin`, in ms since 1970; absent: now. */
  asOf?: number;
  /** First publication, in ms since 1970. */
  publishedSince?: number;
  words?: readonly (readonly string[])[];
};

/** Converts sums exactly as rents are converted, so that a rent equal to the bound matches. */
export function inCents<Given extends Asked>(
  asked: Given,
  primary: Currency,
): Given & { currency: Currency } {
  const { currency = primary } = asked;
  const converted = searchSums.flatMap((name) => {
    const amount = asked[name];
    return amount === undefined ? [] : [[name, toCents({ amount, currency })]];
  });
  return { ...asked, currency, ...Object.fromEntries(converted) };
}

export type ListingFilter = Filter<ListingSchema>;

/** Conjunction of all filters of a search. */
export const listingFilters = (filters: Filters): ListingFilter[] => [
  ...choices(filters),
  ...words(filters),
  ...ranges(filters),
  ...places(filters),
  ...ways(filters),
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
    ...some('suitableFor', filters.suitableFor),
    ...some('deposit', filters.depositMax && [filters.depositMax]),
    ...some('commission', filters.commissionMax && [filters.commissionMax]),
    ...searchFlags.flatMap((flag) => some('flag', filters[flag] && [flag])),
    ...amenities.flatMap((amenity) => some('amenities', [amenity])),
  ];
}
type ListingFilterSet = ListingSchema['sets'][number];

const words = ({ words = [] }: Filters): ListingFilter[] => words.map((anyOf) => ({ set: 'word', anyOf }));

const DAY_MS = 86_400_000;

/** Earliest first publication within these days, in ms since 1970. */
export const sinceDays = (days: string, { asOf = Date.now() }: Filters): number =>
  asOf - Number(days) * DAY_MS;

function ranges(filters: Filters): ListingFilter[] {
  const { availableBy, landlord, publishedWithin, publishedSince = -Infinity } = filters;
  const since = publishedWithin
    ? Math.max(sinceDays(publishedWithin, filters), publishedSince)
    : publishedSince;
  const between = (number: keyof ListingSchema['numbers'], least?: number, most?: number): ListingFilter[] =>
    least === undefined && most === undefined ? [] : [{ number, least, most }];
  const owner = landlord === undefined ? undefined : textNumber(landlord);
  return [
    ...between('price', filters.priceMin, filters.priceMax),
    ...between('area', filters.areaMin, filters.areaMax),
    ...between('floor', filters.floorMin, filters.floorMax),
    ...between('availableFrom', undefined, availableBy === undefined ? undefined : dayNumber(availableBy)),
    ...between('monthlyTotal', undefined, filters.monthlyTotalMax),
    ...between('moveIn', undefined, filters.moveInMax),
    ...between('publishedAt', since === -Infinity ? undefined : since),
    ...between('owner', owner, owner),
  ];
}

const places = ({ bbox, polygon }: Filters): ListingFilter[] => [
  ...(bbox ? [{ point: 'place' as const, box: bbox }] : []),
  ...(polygon ? [{ point: 'place' as const, polygon }] : []),
];

function ways({ metroStation = [], metroMinutes }: Filters): ListingFilter[] {
  const isUsual = metroMinutes === undefined || metroMinutes === NEAR_METRO_MINUTES;
  if (metroStation.length > 0)
    return isUsual
      ? [{ set: 'nearMetro', anyOf: metroStation }]
      : [{ set: 'metroWay', anyOf: waysWithin(metroStation, metroMinutes) }];
  return metroMinutes === undefined ? [] : [{ set: 'metroWithin', anyOf: [String(metroMinutes)] }];
}
