/** What a part of the map is called in headings. Free of zod; brings the districts, which a page loads only for this. */
import { cityAt, kmBetween, nearestOf } from './cities.ts';
import { districts } from './districts.ts';

/** A city's id and the Bulgarian name of its district. */
export interface NearPlace {
  city: string;
  neighborhood?: string;
}

/** In degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** Longer side, in km, up to which a box is of a district, and of a city. */
const DISTRICT_BOX_KM = 8;
const CITY_BOX_KM = 30;
/** Districts of the large cities are about 1 km apart. */
const DISTRICT_KM = 2;

/** The city, and with a small box the district, nearest to the middle of a box; undefined far from cities and for a box wider than one. */
export function nearPlace([west, south, east, north]: MapBox): NearPlace | undefined {
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const width = kmBetween({ ...middle, lon: west }, { ...middle, lon: east });
  const side = Math.max(width, kmBetween({ ...middle, lat: south }, { ...middle, lat: north }));
  const city = side > CITY_BOX_KM ? undefined : cityAt(middle);
  if (!city) return undefined;
  const known = side > DISTRICT_BOX_KM ? [] : (districts[city.id] ?? []);
  const district = nearestOf(known, middle, DISTRICT_KM);
  return { city: city.id, ...(district && { neighborhood: district.name }) };
}
