import { z } from 'zod';

import { amenityIds } from '../listing/amenities.ts';
import * as option from '../listing/property-options.ts';
import { BULGARIA, CityId } from '../listing/property-location.ts';
import { CentsOf, CurrencyKey, Money } from '../listing/property-money.ts';
import { metroStations, MOST_METRO_MINUTES } from '../place/metro.ts';
import { Id, IsoDate, keysOf, listOf, pageQuery, queryNumber, textBetween } from '../zod-parts.ts';

const flag = z.enum(['true', 'false'], 'Позволени са true и false.').transform((value) => value === 'true');

/** Flag that is `true` or absent. */
const chosen = z.literal('true', 'Изберете или махнете филтъра.').transform((): true => true);
const stationIds = metroStations.map(({ id }) => id);

/** Degrees beyond the country that a box may cover: exceeds the 250 m offset of public points. */
const MARGIN = 0.01;
const reach = {
  lon: { least: BULGARIA.west - MARGIN, most: BULGARIA.east + MARGIN },
  lat: { least: BULGARIA.south - MARGIN, most: BULGARIA.north + MARGIN },
} as const;
const clamp = (degrees: number, { least, most }: { least: number; most: number }): number =>
  Math.min(Math.max(degrees, least), most);

const DEGREES = /^-?\d+(?:\.\d+)?$/u;
const toDegrees = (text: string): number => (DEGREES.test(text) ? Number(text) : NaN);

/**
 * Map box, `west,south,east,north`, clamped to Bulgaria to bound its size. A box abroad becomes empty, not invalid: the
 * map can be panned across the border.
 */
const Bbox = z
  .string()
  .max(200)
  .transform((text) => text.split(',').map(toDegrees))
  .refine(
    ([west = NaN, south = NaN, east = NaN, north = NaN, ...rest]) =>
      rest.length === 0 && west < east && south < north && Number.isFinite(east - west + north - south),
    'Позволени са четири граници в градуси: запад, юг, изток, север.',
  )
  .transform(([west = 0, south = 0, east = 0, north = 0]): [number, number, number, number] => [
    clamp(west, reach.lon),
    clamp(south, reach.lat),
    clamp(east, reach.lon),
    clamp(north, reach.lat),
  ]);

/** Rounds a person's place to about 100 m, for privacy. */
const NEAR_DECIMALS = 3;
const rounded = (degrees: number): number => Number(degrees.toFixed(NEAR_DECIMALS));

/** Reference point, `lat,lon`, clamped to Bulgaria and rounded. */
const Near = z
  .string()
  .max(50)
  .transform((text) => text.split(',').map(toDegrees))
  .refine(
    ([lat = NaN, lon = NaN, ...rest]) => rest.length === 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180,
    'Позволени са ширина и дължина в градуси.',
  )
  .transform(([lat = 0, lon = 0]) => ({
    lat: rounded(clamp(lat, reach.lat)),
    lon: rounded(clamp(lon, reach.lon)),
  }));

const isOnEarth = ([lon = NaN, lat = NaN, ...rest]: readonly number[]): boolean =>
  rest.length === 0 && Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

const polygonForm = 'Позволени са от 3 до 60 точки с дължина и ширина в градуси.';

/** Drawn area of 3 to 60 corners: `lon,lat;lon,lat;…`. */
const Polygon = z
  .string()
  .max(1500, polygonForm)
  .transform((text) => text.split(';').map((corner) => corner.split(',').map(toDegrees)))
  .refine((corners) => corners.length >= 3 && corners.length <= 60 && corners.every(isOnEarth), polygonForm)
  .transform((corners) => corners.map(([lon = 0, lat = 0]) => ({ lon, lat })));

/**
 * Flags: without commission; pets welcome or negotiable; a lift; a garage or own parking place; address registration;
 * smoking, at least outdoors; a reduced rent; not on the last floor; built within `NEW_BUILD_YEARS` before publication;
 * insulated.
 */
export const searchFlags = [
  ...(['noCommission', 'hasPet', 'elevator', 'parking', 'addressRegistration', 'smoking'] as const),
  ...(['reduced', 'notLastFloor', 'newBuild', 'insulated'] as const),
] as const;
export type SearchFlag = (typeof searchFlags)[number];
export const NEW_BUILD_YEARS = 5;
export const publishedWithin = ['1', '7'] as const;

/**
 * Limits of the deposit and of the agent's commission, in percent of the rent of one month: both are told in rents. 0:
 * without a deposit; without a commission is the flag `noCommission`.
 */
export const depositLimits = ['0', '100', '200'] as const;
export type DepositLimit = (typeof depositLimits)[number];
export const commissionLimits = ['50', '100'] as const;
export type CommissionLimit = (typeof commissionLimits)[number];

/** Search filters (decisions §2, §12). */
export const searchFilters = {
  query: textBetween(1, 100).optional(),
  location: CityId.optional(),
  neighborhood: listOf(textBetween(1, 60)).optional(),
  priceMin: queryNumber(0, 1_000_000).optional(),
  priceMax: queryNumber(0, 1_000_000).optional(),
  /** Rent with fees and bills, per month. */
  monthlyTotalMax: queryNumber(0, 1_000_000).optional(),
  /** Sum of rent, deposit and commission. */
  moveInMax: queryNumber(0, 1_000_000).optional(),
  /** An unknown deposit fulfils no limit. */
  depositMax: z.enum(depositLimits, 'Позволени са 0, 100 и 200 % от наема.').optional(),
  /** An unknown commission fulfils no limit; none fulfils each. */
  commissionMax: z.enum(commissionLimits, 'Позволени са 50 и 100 % от наема.').optional(),
  /** Currency of all sums above and of the facet `price`; absent: the site's primary one (design/money). */
  currency: CurrencyKey.optional(),
  propertyType: listOf(keysOf(option.propertyTypes)).optional(),
  layout: listOf(keysOf(option.layouts)).optional(),
  amenities: listOf(z.enum(amenityIds as [string, ...string[]], 'Непознато удобство.')).optional(),
  roomsMin: queryNumber(1, 20).optional(),
  roomsMax: queryNumber(1, 20).optional(),
  areaMin: queryNumber(0, 10_000).optional(),
  areaMax: queryNumber(0, 10_000).optional(),
  floorMin: queryNumber(-1, 60).optional(),
  floorMax: queryNumber(-1, 60).optional(),
  furnishing: listOf(keysOf(option.furnishings)).optional(),
  heating: listOf(keysOf(option.heatings)).optional(),
  constructionType: listOf(keysOf(option.constructionTypes)).optional(),
  pets: keysOf(option.petRules).optional(),
  availableBy: IsoDate.optional(),
  advertiserType: keysOf(option.advertiserTypes).optional(),
  landlord: Id.optional(),
  bbox: Bbox.optional(),
  polygon: Polygon.optional(),
  featured: flag.optional(),
  /** Minutes on foot from the public point to the nearest station, or to one of `metroStation`. */
  metroMinutes: queryNumber(1, MOST_METRO_MINUTES).optional(),
  /** Any of these stations; without `metroMinutes` within `NEAR_METRO_MINUTES`. */
  metroStation: listOf(z.enum(stationIds, 'Непозната станция на метрото.')).optional(),
  suitableFor: listOf(keysOf(option.suitabilities)).optional(),
  /** Age in days. */
  publishedWithin: z.enum(publishedWithin, 'Позволени са 1 и 7 дни.').optional(),
  ...(Object.fromEntries(searchFlags.map((name) => [name, chosen.optional()])) as Record<
    SearchFlag,
    z.ZodOptional<typeof chosen>
  >),
};

const bounds = [
  ['priceMin', 'priceMax', 'Минималната цена е над максималната.'],
  ['roomsMin', 'roomsMax', 'Най-малкият брой стаи е над най-големия.'],
  ['areaMin', 'areaMax', 'Минималната площ е над максималната.'],
  ['floorMin', 'floorMax', 'Най-ниският етаж е над най-високия.'],
] as const;
type Bounds = Partial<Record<(typeof bounds)[number][0 | 1], number>>;

/** Refuses a lower bound above the upper one. */
export function checkBounds({ value, issues }: z.core.ParsePayload<Bounds>): void {
  for (const [least, most, message] of bounds) {
    if ((value[least] ?? -Infinity) > (value[most] ?? Infinity))
      issues.push({ code: 'custom', input: value, message, path: [least] });
  }
}

/**
 * `false` while `query` is being typed: completes its last word and corrects none. By default completes only an unknown
 * last word.
 */
const spelling = flag.optional();

export const SearchQuery = z
  .strictObject({
    ...searchFilters,
    sort: keysOf({ ...option.propertySorts, ...option.nearSorts }).default('recommended'),
    /** Reference point of `distance_asc`. */
    near: Near.optional(),
    facets: flag.optional(),
    spelling,
    cursor: z.string().max(200).optional(),
    ...pageQuery(50),
  })
  .check(checkBounds);
export type SearchQuery = z.output<typeof SearchQuery>;
export type SearchParams = z.input<typeof SearchQuery>;

export const MapQuery = z
  .strictObject({ ...searchFilters, bbox: Bbox, zoom: queryNumber(0, 20), spelling })
  .check(checkBounds);
export type MapQuery = z.output<typeof MapQuery>;

export const facetNames = [
  'location',
  'neighborhood',
  'propertyType',
  'layout',
  'rooms',
  'amenities',
  'furnishing',
  'heating',
  'constructionType',
  'pets',
  'advertiserType',
  'price',
  'metroStation',
  'metroMinutes',
  'suitableFor',
  'publishedWithin',
  'depositMax',
  'commissionMax',
  ...searchFlags,
] as const;
export type FacetName = (typeof facetNames)[number];

/**
 * Counts of results by choice, with all other filters unchanged and without zeros.
 * - `neighborhood`: by name, only within one city
 * - `price`: by the lower bound of each bucket of `priceStep`
 * - `rooms`: '1' to '20'
 * - `metroMinutes`: within '5', '10', '15' and '20'
 * - `metroStation`: within the asked minutes, else `NEAR_METRO_MINUTES`
 * - `commissionMax`: also without `noCommission`, in whose place a limit is chosen
 * - each of `searchFlags`: under 'true'
 */
export const Facets = z.partialRecord(z.enum(facetNames), z.record(z.string(), z.number()));
export type Facets = z.infer<typeof Facets>;

/** Suggestion for an empty result: removing or setting these parameters finds `total` listings. */
export const Relaxation = z.object({
  without: z.array(z.string()),
  set: z.partialRecord(z.enum(['priceMin', 'priceMax']), z.number()).optional(),
  total: z.number(),
});
export type Relaxation = z.infer<typeof Relaxation>;

/** Spelling correction of a word without matches. */
export const Spelling = z.object({ asked: z.string(), used: z.string() });

export const MapReply = z.object({
  total: z.number(),
  pins: z.array(
    z.object({
      id: z.string(),
      lat: z.number(),
      lon: z.number(),
      price: CentsOf,
      promotionType: z.enum(['super', 'regular']).nullable(),
    }),
  ),
  clusters: z.array(
    z.object({
      lat: z.number(),
      lon: z.number(),
      count: z.number(),
      priceMin: CentsOf,
      bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
});
export type MapReply = z.infer<typeof MapReply>;

export const PriceStatsQuery = z.strictObject({
  location: CityId,
  neighborhood: textBetween(1, 60).optional(),
  propertyType: keysOf(option.propertyTypes).optional(),
  rooms: queryNumber(1, 20).optional(),
});
export type PriceStatsQuery = z.output<typeof PriceStatsQuery>;

/** Median prices of an area with at least 8 listings (decisions §12). */
export const PriceStat = z.object({
  scope: z.enum(['city', 'district', 'rooms']),
  medianPerM2: Money,
  /** Lower and upper quartile. */
  lowPerM2: Money,
  highPerM2: Money,
  medianPrice: Money,
  count: z.number(),
});
export type PriceStat = z.infer<typeof PriceStat>;
