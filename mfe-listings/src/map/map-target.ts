import { findCity, kmBetween } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';

import { boxOfPolygon, readBox, type Box } from '../search-address/area.ts';
import { boxAround, boxOf } from './box.ts';

export interface Place {
  city?: string;
  bbox?: string;
  polygon?: string;
}

/** Villages of the municipality lie farther out and would zoom the map out too far. */
const CITY_KM = 8;

export function cityBox(id: string): Box | undefined {
  const city = findCity(id);
  if (!city) return undefined;
  const known = districts[id]?.filter((district) => kmBetween(district, city) <= CITY_KM) ?? [];
  return known.length > 0 ? boxOf(known) : boxAround(city);
}

export function targetOf({ city, bbox, polygon }: Place): Box | undefined {
  if (polygon) return boxOfPolygon(polygon);
  if (bbox) return readBox(bbox);
  return city ? cityBox(city) : undefined;
}
