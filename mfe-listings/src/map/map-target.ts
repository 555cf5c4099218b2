import { findCity } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';

import { boxOfPolygon, readBox, type Box } from '../search-address/area.ts';
import { boxAround, boxOf } from './box.ts';

/** Where a search wants the map to be, as its address says it. */
export interface Place {
  city?: string;
  bbox?: string;
  polygon?: string;
}

/** A city's box; of a large one all its districts. */
export function cityBox(id: string): Box | undefined {
  const city = findCity(id);
  const known = districts[id];
  return known ? boxOf(known) : city && boxAround(city);
}

/** The narrowest of area, window and city. */
export function targetOf({ city, bbox, polygon }: Place): Box | undefined {
  if (polygon) return boxOfPolygon(polygon);
  if (bbox) return readBox(bbox);
  return city ? cityBox(city) : undefined;
}
