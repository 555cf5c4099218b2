import { amenityIds } from '@pokriv/contracts/amenities';
import { propertySorts, propertyTypes } from '@pokriv/contracts/property-options';

import type { Random } from '../random.ts';
import { cityWeights } from './city-weights.ts';

const types = Object.keys(propertyTypes);
const sorts = Object.keys(propertySorts);
const STEP = 10;

/** A search as people make it: nearly always a city, often type and price, now and then an order or an amenity. */
function randomSearch(random: Random): string {
  const query = new URLSearchParams();
  if (random.chance(0.9)) query.set('location', random.pick(cityWeights));
  if (random.chance(0.6)) query.append('propertyType', random.pick(types));
  if (random.chance(0.2)) query.append('propertyType', random.pick(types));
  if (random.chance(0.7)) {
    const from = STEP * random.below(150);
    query.set('priceMin', String(from));
    query.set('priceMax', String(from + STEP * (10 + random.below(150))));
  }
  if (random.chance(0.2)) query.set('sort', random.pick(sorts));
  if (random.chance(0.2)) query.append('amenities', random.pick(amenityIds));
  return query.toString();
}

/** So many searches, no two of them alike, so that none is ever answered from a cache. */
export function distinctSearches(random: Random, count: number): string[] {
  const searches = new Set<string>();
  while (searches.size < count) searches.add(randomSearch(random));
  return [...searches];
}
