import { z } from 'zod';

import { places } from '../place/cities.ts';
import { textBetween } from '../zod-parts.ts';

export const CityId = z.enum(
  places.map(({ id }) => id) as [string, ...string[]],
  'Изберете град от списъка.',
);

/** Bounds of locations, in degrees (decisions §3). */
export const BULGARIA = { west: 22.3, south: 41.2, east: 28.7, north: 44.3 } as const;

const OUTSIDE = 'Точката е извън България.';
export const GeoPoint = z.strictObject({
  lat: z.number().min(BULGARIA.south, OUTSIDE).max(BULGARIA.north, OUTSIDE),
  lon: z.number().min(BULGARIA.west, OUTSIDE).max(BULGARIA.east, OUTSIDE),
});
export type GeoPoint = z.infer<typeof GeoPoint>;

export const Location = z.strictObject({
  city: CityId,
  neighborhood: textBetween(2, 60).optional(),
  street: textBetween(1, 120).optional(),
  number: textBetween(1, 10).optional(),
  showExactAddress: z.boolean().optional(),
  metroStation: textBetween(1, 60).optional(),
  geo: GeoPoint.optional(),
});
export type Location = z.infer<typeof Location>;
