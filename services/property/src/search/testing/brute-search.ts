import { amenityIds } from '@pokriv/contracts/listing/amenities';
import { amountIn, toCents, toMoney } from '@pokriv/contracts/money';
import * as option from '@pokriv/contracts/listing/property-options';
import { derivedSums } from '@pokriv/contracts/listing/listing-sums';
import { isReduced } from '@pokriv/contracts/listing/reduced-rent';
import { metroStations, minutesOnFoot } from '@pokriv/contracts/place/metro';
import {
  commissionLimits,
  depositLimits,
  publishedWithin,
  searchFlags,
  type SearchFlag,
  type SearchParams,
  type SearchQuery,
} from '@pokriv/contracts/search/search';

import { shownPoint } from '../../listings/shown-property.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import { LATEST, type Random } from '../../listings/testing/random-listing.ts';
import { nameKey } from '../../tokens.ts';
import { weighedTokens } from '../listing-tokens.ts';
import { readQueryWords } from '../query-words.ts';
import { rankOf } from '../rank.ts';
import { roomsOf } from '../rooms-of.ts';
import { isWithinLimits } from './brute-limits.ts';

const within = (value: number | undefined, min = -Infinity, max = Infinity) =>
  value !== undefined && value >= min && value <= max;
const given = (...bounds: unknown[]) => bounds.some((bound) => bound !== undefined);
const oneOfThem = (list: readonly unknown[] | undefined, value: unknown) =>
  !list?.length || list.includes(value);

/** By winding number, unlike the product's ray casting. */
function surrounds(corners: NonNullable<SearchQuery['polygon']>, lat: number, lon: number): boolean {
  const angles = corners.map((corner) => Math.atan2(corner.lat - lat, corner.lon - lon));
  const turns = angles.map((angle, at) => {
    const turn = (angles[(at + 1) % angles.length] ?? 0) - angle;
    return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  });
  return Math.round(turns.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI)) % 2 !== 0;
}

const wordsOf = new Map<string, string[][]>();
const weightsOf = new WeakMap<StoredListing['fields'], ReadonlyMap<string, number>>();

/** Relevance by the fields of the matched words; undefined unless all match. */
function weightOf(listing: StoredListing, query: string | undefined): number | undefined {
  let weights = weightsOf.get(listing.fields);
  if (!weights) {
    const { tok, tw } = weighedTokens(listing.fields);
    weights = new Map(tok.map((token, at) => [token, Number(tw[at])]));
    weightsOf.set(listing.fields, weights);
  }
  if (query === undefined) return 0;
  const words = wordsOf.get(query) ?? readQueryWords(query).words;
  wordsOf.set(query, words);
  const found = words.map((tokens) => Math.max(...tokens.map((token) => weights.get(token) ?? -1)));
  const least = Math.min(3, ...found);
  return least < 0 ? undefined : least;
}

/** Same conversion as `inCents`, for a site in leva. */
const bound = (amount: number | undefined, { currency = 'BGN' }: SearchQuery) =>
  amount === undefined ? undefined : toCents({ amount, currency });

/** Derived sums of a listing; undefined without a rent. */
const sumsOf = ({ fields: { price, ...fields } }: StoredListing) =>
  price ? derivedSums({ ...fields, price }) : undefined;

/** Minutes to the nearest of these stations. */
function minutesTo(listing: StoredListing, stations: readonly string[] = []): number {
  const point = shownPoint(listing);
  if (!point) return Infinity;
  const asked = metroStations.filter(({ id }) => stations.length === 0 || stations.includes(id));
  return Math.min(...asked.map((station) => minutesOnFoot(point, station)));
}

const isNearMetro = (listing: StoredListing, { metroStation = [], metroMinutes }: SearchQuery): boolean => {
  const most = metroMinutes ?? (metroStation.length > 0 ? 15 : Infinity);
  return most === Infinity || minutesTo(listing, metroStation) <= most;
};

function hasFlag({ fields, priceHistory, publishedAt: at }: StoredListing, flag: SearchFlag): boolean {
  const { amenities = [], floor = 99, totalFloors = -9 } = fields;
  if (flag === 'noCommission') return fields.advertiserType === 'owner' || fields.commission?.type === 'none';
  if (flag === 'hasPet') return ['yes', 'negotiable'].includes(fields.pets ?? '');
  if (flag === 'elevator') return fields.hasElevator ?? false;
  if (flag === 'parking')
    return ['garage', 'parking_spot', 'underground_parking'].some((id) => amenities.includes(id));
  if (flag === 'addressRegistration') return fields.addressRegistration === 'yes';
  if (flag === 'smoking') return ['yes', 'outdoor'].includes(fields.smoking ?? '');
  if (flag === 'reduced') return isReduced(priceHistory);
  if (flag === 'insulated') return fields.isInsulated ?? false;
  if (flag === 'newBuild') return (fields.yearBuilt ?? 0) + 5 >= Number(at?.toISOString().slice(0, 4));
  return fields.propertyType === 'house' || floor < totalFloors;
}

const DAY_MS = 86_400_000;
const publishedAt = (listing: StoredListing): number => listing.publishedAt?.getTime() ?? 0;

export function fits(listing: StoredListing, query: SearchQuery): boolean {
  const { fields } = listing;
  const point = shownPoint(listing);
  const [west, south, east, north] = query.bbox ?? [];
  const districts = query.neighborhood?.length ? query.neighborhood.map(nameKey) : undefined;
  return (
    (!query.location || fields.location?.city === query.location) &&
    within(fields.price?.cents, bound(query.priceMin, query), bound(query.priceMax, query)) &&
    within(fields.area, query.areaMin, query.areaMax) &&
    (!given(query.roomsMin, query.roomsMax) || within(roomsOf(fields), query.roomsMin, query.roomsMax)) &&
    (!given(query.floorMin, query.floorMax) || within(fields.floor, query.floorMin, query.floorMax)) &&
    (!districts || districts.includes(nameKey(fields.location?.neighborhood ?? ''))) &&
    oneOfThem(query.propertyType, fields.propertyType) &&
    oneOfThem(query.layout, fields.layout) &&
    oneOfThem(query.furnishing, fields.furnishing) &&
    oneOfThem(query.constructionType, fields.constructionType) &&
    (!query.heating?.length || query.heating.some((heating) => fields.heating?.includes(heating))) &&
    (query.amenities ?? []).every((amenity) => fields.amenities?.includes(amenity)) &&
    (!query.pets || fields.pets === query.pets) &&
    (!query.advertiserType || fields.advertiserType === query.advertiserType) &&
    (!query.availableBy || (fields.availableFrom ?? '9') <= query.availableBy) &&
    (!query.landlord || listing.ownerId === query.landlord) &&
    (!query.featured || listing.isPremium || listing.promotionType !== null) &&
    (!query.bbox || (within(point?.lon, west, east) && within(point?.lat, south, north))) &&
    (!query.polygon || (point !== undefined && surrounds(query.polygon, point.lat, point.lon))) &&
    isNearMetro(listing, query) &&
    (query.monthlyTotalMax === undefined ||
      within(sumsOf(listing)?.monthlyTotal?.cents, undefined, bound(query.monthlyTotalMax, query))) &&
    (query.moveInMax === undefined ||
      within(sumsOf(listing)?.moveInCost?.cents, undefined, bound(query.moveInMax, query))) &&
    isWithinLimits(listing, query) &&
    searchFlags.every((flag) => !query[flag] || hasFlag(listing, flag)) &&
    (!query.suitableFor?.length || query.suitableFor.some((who) => fields.suitableFor?.includes(who))) &&
    (!query.publishedWithin || publishedAt(listing) >= LATEST - Number(query.publishedWithin) * DAY_MS) &&
    weightOf(listing, query.query) !== undefined
  );
}

const perM2 = ({ fields: { price, area = 1 } }: StoredListing) =>
  price ? Math.round((amountIn(toMoney(price), 'BGN') / area) * 100) / 100 : 0;
/** On a flat map, like `metresTo`; a listing without a point is last. */
function metresTo(listing: StoredListing, { near = { lat: 0, lon: 0 } }: SearchQuery): number {
  const point = shownPoint(listing);
  if (!point) return Infinity;
  const degree = 111_195;
  const north = (point.lat - near.lat) * degree;
  const east = (point.lon - near.lon) * (degree * Math.cos((near.lat * Math.PI) / 180));
  return Math.floor(Math.sqrt(north ** 2 + east ** 2));
}

const keys: Record<option.SearchSort, (listing: StoredListing, query: SearchQuery) => number[]> = {
  recommended: (listing) => [-rankOf(listing)],
  newest: (listing) => [-publishedAt(listing)],
  price_asc: ({ fields }) => [fields.price?.cents ?? 0],
  price_desc: ({ fields }) => [-(fields.price?.cents ?? 0)],
  area_desc: ({ fields }) => [-(fields.area ?? 0)],
  price_per_m2_asc: (listing) => [perM2(listing)],
  monthly_total_asc: (listing) => [sumsOf(listing)?.monthlyTotal?.cents ?? Number.MAX_SAFE_INTEGER],
  move_in_asc: (listing) => [sumsOf(listing)?.moveInCost?.cents ?? Number.MAX_SAFE_INTEGER],
  metro_asc: (listing) => [Math.min(minutesTo(listing), 31)],
  distance_asc: (listing, query) => [metresTo(listing, query)],
  relevance: (listing) => [-publishedAt(listing)],
};
const ascending: readonly string[] = Object.keys(keys).filter((sort) => sort.endsWith('_asc'));

export function inOrder(
  listings: readonly StoredListing[],
  query: SearchQuery,
  { hasWeights }: { hasWeights: boolean },
): StoredListing[] {
  const sign = ascending.includes(query.sort) ? 1 : -1;
  const isWeighed =
    hasWeights && ['recommended', 'relevance'].includes(query.sort) && query.query !== undefined;
  const keyOf = (listing: StoredListing) => [
    isWeighed ? -(weightOf(listing, query.query) ?? 0) : 0,
    hasWeights && query.hasPet && query.sort === 'recommended' ? Number(listing.fields.pets !== 'yes') : 0,
    ...keys[query.sort](listing, query),
  ];
  return listings
    .filter((listing) => fits(listing, query))
    .map((listing) => ({ listing, own: keyOf(listing) }))
    .sort((one, other) => {
      const at = one.own.findIndex((key, index) => key !== other.own[index]);
      if (at === -1) return sign * (one.listing._id < other.listing._id ? -1 : 1);
      return (one.own[at] ?? 0) - (other.own[at] ?? 0);
    })
    .map(({ listing }) => listing);
}

export function brutePages(listings: readonly StoredListing[], query: SearchQuery): string[][] {
  const isBare =
    (query.sort === 'relevance' && query.query === undefined) ||
    (query.sort === 'distance_asc' && query.near === undefined);
  if (isBare) return brutePages(listings, { ...query, sort: 'recommended' });
  const found = inOrder(listings, query, { hasWeights: true });
  const isMixed = query.sort === 'recommended' && !query.featured;
  const streamOf = (type: string | null) => found.filter(({ promotionType }) => promotionType === type);
  const [supers, regulars, others] = isMixed
    ? [streamOf('super'), streamOf('regular'), streamOf(null)]
    : [[], [], [...found]];
  const pages: string[][] = [];
  while (supers.length + regulars.length + others.length > 0) {
    const page: StoredListing[] = [];
    const take = (from: StoredListing[], most: number) =>
      page.push(...from.splice(0, Math.min(most, query.limit - page.length)));
    take(supers, 2);
    take(regulars, 4);
    for (const from of [others, supers, regulars]) take(from, Infinity);
    pages.push(page.map(({ _id }) => _id));
  }
  return pages;
}

export function asText(params: SearchParams): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  return search.toString();
}

const stationIds = metroStations.map(({ id }) => id);

export function randomFilters({ keysOf, keyOf, next, below, oneOf, someOf }: Random): SearchParams {
  const maybe = <Value>(share: number, value: () => Value) => (next() < share ? value() : {});
  return {
    ...maybe(0.5, () => ({ location: oneOf(['sofia', 'plovdiv', 'varna', 'vidin', 'burgas']) })),
    ...maybe(0.4, () => ({ propertyType: keysOf(option.propertyTypes, 0.4) })),
    ...maybe(0.3, () => ({ priceMin: String(below(1000)) })),
    ...maybe(0.4, () => ({ priceMax: String(1000 + below(4000)) })),
    ...maybe(0.5, () => ({ currency: oneOf(['BGN', 'EUR'] as const) })),
    ...maybe(0.2, () => ({ amenities: someOf(amenityIds, 0.05) })),
    ...maybe(0.2, () => ({ roomsMin: String(1 + below(4)) })),
    ...maybe(0.2, () => ({ areaMax: String(50 + below(150)) })),
    ...maybe(0.1, () => ({ floorMin: String(below(6)) })),
    ...maybe(0.1, () => ({ availableBy: `2026-0${1 + below(9)}-20` })),
    ...maybe(0.15, () => ({ furnishing: keysOf(option.furnishings, 0.5) })),
    ...maybe(0.15, () => ({ heating: keysOf(option.heatings, 0.3) })),
    ...maybe(0.15, () => ({ layout: keysOf(option.layouts, 0.4) })),
    ...maybe(0.1, () => ({ constructionType: keysOf(option.constructionTypes, 0.4) })),
    ...maybe(0.1, () => ({ pets: keyOf(option.petRules) })),
    ...maybe(0.1, () => ({ advertiserType: keyOf(option.advertiserTypes) })),
    ...maybe(0.1, () => ({ featured: 'true' as const })),
    ...maybe(0.1, () => ({ landlord: oneOf(['anna', 'boris', 'nobody']) })),
    ...maybe(0.15, () => ({ query: oneOf(['тераса', 'морска панорама', 'dvor', 'център метро']) })),
    ...maybe(0.1, () => ({ neighborhood: [oneOf(['Център', 'Чайка'])] })),
    ...maybe(0.1, () => ({ bbox: '23.2,42.6,23.4,42.8' })),
    ...maybe(0.1, () => ({ monthlyTotalMax: String(1000 + below(4000)) })),
    ...maybe(0.1, () => ({ moveInMax: String(2000 + below(9000)) })),
    ...maybe(0.1, () => ({ metroMinutes: String(1 + below(30)) })),
    ...maybe(0.1, () => ({ metroStation: someOf(stationIds, 0.2) })),
    ...maybe(0.1, () => ({ suitableFor: keysOf(option.suitabilities, 0.4) })),
    ...maybe(0.05, () => ({ publishedWithin: oneOf(publishedWithin) })),
    ...maybe(0.25, () => ({ [oneOf(searchFlags)]: 'true' as const })),
    ...maybe(0.1, () => ({ depositMax: oneOf(depositLimits) })),
    ...maybe(0.1, () => ({ commissionMax: oneOf(commissionLimits) })),
  } as SearchParams;
}

export function randomPolygon({ next, below, oneOf }: Random): string {
  const [lat, lon] = oneOf([
    [42.69, 23.32],
    [42.14, 24.75],
    [43.21, 27.91],
  ] as const);
  const corner = () => `${(lon + next() * 0.3 - 0.15).toFixed(5)},${(lat + next() * 0.3 - 0.15).toFixed(5)}`;
  return Array.from({ length: 3 + below(6) }, corner).join(';');
}
