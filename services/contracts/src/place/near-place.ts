/** Name of a map area, for headings. Free of zod. Imports the districts, which a page loads only for this. */
import { kmBetween, nearestOf } from './cities.ts';
import { DISTRICT_REACH_KM, districts, placeAt } from './districts.ts';

export interface NearPlace {
  city: string;
  neighborhood?: string;
}

/** Degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** Longest side, in km, of a box named after a district, and after a city. */
const DISTRICT_BOX_KM = 8;
const CITY_BOX_KM = 30;

/** Nearest city or town, with the district for a small box; undefined far from all of them or for a large box. */
export function nearPlace([west, south, east, north]: MapBox): NearPlace | undefined {
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const width = kmBetween({ ...middle, lon: west }, { ...middle, lon: east });
  const side = Math.max(width, kmBetween({ ...middle, lat: south }, { ...middle, lat: north }));
  const city = side > CITY_BOX_KM ? undefined : placeAt(middle);
  if (!city) return undefined;
  const known = side > DISTRICT_BOX_KM ? [] : (districts[city] ?? []);
  const district = nearestOf(known, middle, DISTRICT_REACH_KM);
  return { city, ...(district && { neighborhood: district.name }) };
}
