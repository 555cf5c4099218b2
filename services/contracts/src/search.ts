import { z } from 'zod';

import { amenityIds } from './amenities.ts';
import * as option from './property-options.ts';
import { CityId } from './property-location.ts';
import { Id, IsoDate, keysOf, listOf, pageQuery, queryNumber, textBetween } from './zod-parts.ts';

const flag = z.enum(['true', 'false'], 'Позволени са true и false.').transform((value) => value === 'true');

const Bbox = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .refine(
    ([west = NaN, south = NaN, east = NaN, north = NaN, ...rest]) =>
      rest.length === 0 && west < east && south < north,
    'Позволено е west,south,east,north.',
  );

/** Search parameters of `GET /properties` (decisions §2). */
export const SearchQuery = z
  .strictObject({
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
    featured: flag.optional(),
    sort: keysOf(option.propertySorts).default('recommended'),
    cursor: z.string().max(200).optional(),
    ...pageQuery(50),
  })
  .refine(
    ({ priceMin, priceMax }) => priceMin === undefined || priceMax === undefined || priceMin <= priceMax,
    {
      message: 'Минималната цена е над максималната.',
      path: ['priceMin'],
    },
  );
export type SearchQuery = z.output<typeof SearchQuery>;
/** As it stands in an address. */
export type SearchParams = z.input<typeof SearchQuery>;
