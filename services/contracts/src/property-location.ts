import { z } from 'zod';

import { cities } from './cities.ts';
import { textBetween } from './zod-parts.ts';

export const CityId = z.enum(
  cities.map(({ id }) => id) as [string, ...string[]],
  'Изберете град от списъка.',
);

/** Degrees; inside the borders of Bulgaria (decisions §3). */
export const GeoPoint = z.strictObject({
  lat: z.number().min(41.2, 'Точката е извън България.').max(44.3, 'Точката е извън България.'),
  lon: z.number().min(22.3, 'Точката е извън България.').max(28.7, 'Точката е извън България.'),
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
