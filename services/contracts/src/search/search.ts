import { z } from 'zod';

import { amenityIds } from '../listing/amenities.ts';
import * as option from '../listing/property-options.ts';
import { BULGARIA, CityId } from '../listing/property-location.ts';
import { Id, IsoDate, keysOf, listOf, pageQuery, queryNumber, textBetween } from '../zod-parts.ts';

const flag = z.enum(['true', 'false'], 'Позволени са true и false.').transform((value) => value === 'true');

/** Degrees around the country that a window may reach: more than the 250 m by which shown points are offset. */
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
 * A window of the map, `west,south,east,north`. It is cut down to Bulgaria, so that its size has a bound: one that lies
 * wholly abroad keeps no width or height and holds nothing, because the map may be moved across the border.
 */
const Bbox = z
  .string()
  .max(200)
  .transform((text) => text.split(',').map(toDegrees))
  .refine(
    ([west = NaN, south = NaN, east = NaN, north = NaN, ...rest]) =>
      rest.length === 0 && west < east && south < north && Number.isFinite(east - west + north - south),
    'Позволено е west,south,east,north.',
  )
  .transform(([west = 0, south = 0, east = 0, north = 0]): [number, number, number, number] => [
    clamp(west, reach.lon),
    clamp(south, reach.lat),
    clamp(east, reach.lon),
    clamp(north, reach.lat),
  ]);

const isOnEarth = ([lon = NaN, lat = NaN, ...rest]: readonly number[]): boolean =>
  rest.length === 0 && Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/** A drawn area: 3 to 60 corners, `lon,lat;lon,lat;…`. */
const Polygon = z
  .string()
  .max(1500)
  .transform((text) => text.split(';').map((corner) => corner.split(',').map(toDegrees)))
  .refine(
    (corners) => corners.length >= 3 && corners.length <= 60 && corners.every(isOnEarth),
    'Позволено е от 3 до 60 точки: lon,lat;lon,lat;…',
  )
  .transform((corners) => corners.map(([lon = 0, lat = 0]) => ({ lon, lat })));

/** What a search can be narrowed by (decisions §2, §12). */
const filters = {
  query: textBetween(1, 100).optional(),
  location: CityId.optional(),
  neighborhood: listOf(textBetween(1, 60)).optional(),
  priceMin: queryNumber(0, 1_000_000).optional(),
  priceMax: queryNumber(0, 1_000_000).optional(),
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
};

/** Pairs of bounds, each with what to say when the lower one is above the upper one. */
const bounds = [
  ['priceMin', 'priceMax', 'Минималната цена е над максималната.'],
  ['roomsMin', 'roomsMax', 'Най-малкият брой стаи е над най-големия.'],
  ['areaMin', 'areaMax', 'Минималната площ е над максималната.'],
  ['floorMin', 'floorMax', 'Най-ниският етаж е над най-високия.'],
] as const;
type Bounds = Partial<Record<(typeof bounds)[number][0 | 1], number>>;

function checkBounds({ value, issues }: z.core.ParsePayload<Bounds>): void {
  for (const [least, most, message] of bounds) {
    if ((value[least] ?? -Infinity) > (value[most] ?? Infinity))
      issues.push({ code: 'custom', input: value, message, path: [least] });
  }
}

/** Search parameters of `GET /properties`. */
export const SearchQuery = z
  .strictObject({
    ...filters,
    sort: keysOf(option.propertySorts).default('recommended'),
    /** Counts beside the page: what each further choice would find. */
    facets: flag.optional(),
    cursor: z.string().max(200).optional(),
    ...pageQuery(50),
  })
  .check(checkBounds);
export type SearchQuery = z.output<typeof SearchQuery>;
/** As it stands in an address. */
export type SearchParams = z.input<typeof SearchQuery>;

/** What the map asks for: the same filters, within its window, at a zoom of the usual web map scale. */
export const MapQuery = z
  .strictObject({ ...filters, bbox: Bbox, zoom: queryNumber(0, 20) })
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
] as const;
export type FacetName = (typeof facetNames)[number];

/**
 * How many listings each choice would find with all other filters as they are: value → count, zero left out. `neighborhood`
 * only with one city, by its name; `price` by the lower bound of each 100 лв.; `rooms` as '1' … '20'.
 */
export const Facets = z.partialRecord(z.enum(facetNames), z.record(z.string(), z.number()));
export type Facets = z.infer<typeof Facets>;

/** A way out of an empty result: these parameters left out or set anew would find so many. */
export const Relaxation = z.object({
  without: z.array(z.string()),
  set: z.partialRecord(z.enum(['priceMin', 'priceMax']), z.number()).optional(),
  total: z.number(),
});
export type Relaxation = z.infer<typeof Relaxation>;

/** What was searched for instead of a word that nothing is called. */
export const Spelling = z.object({ asked: z.string(), used: z.string() });

/** One spot of the map: a listing, or several that stand too close to tell apart. */
export const MapReply = z.object({
  total: z.number(),
  pins: z.array(
    z.object({
      id: z.string(),
      lat: z.number(),
      lon: z.number(),
      price: z.number(),
      promotionType: z.enum(['super', 'regular']).nullable(),
    }),
  ),
  clusters: z.array(
    z.object({
      lat: z.number(),
      lon: z.number(),
      count: z.number(),
      priceMin: z.number(),
      /** west, south, east, north of what it holds. */
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

/** The median price in leva a square metre of an area, where at least 8 listings tell (decisions §12). */
export const PriceStat = z.object({
  /** What it speaks of: the whole city, the district, or homes with as many rooms in the city. */
  scope: z.enum(['city', 'district', 'rooms']),
  medianPerM2: z.number(),
  medianPrice: z.number(),
  count: z.number(),
});
export type PriceStat = z.infer<typeof PriceStat>;
