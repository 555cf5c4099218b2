import { findCity } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';

import { boxOfPolygon, readBox, type Box } from '../search-address/area.ts';
import { boxAround, boxOf } from './box.ts';

export interface Place {
  city?: string;
  bbox?: string;
  polygon?: string;
}

export function cityBox(id: string): Box | undefined {
  const city = findCity(id);
  const known = districts[id];
  return known ? boxOf(known) : city && boxAround(city);
}

export function targetOf({ city, bbox, polygon }: Place): Box | undefined {
  if (polygon) return boxOfPolygon(polygon);
  if (bbox) return readBox(bbox);
  return city ? cityBox(city) : undefined;
}
