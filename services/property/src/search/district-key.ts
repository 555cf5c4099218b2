import { cities } from '@pokriv/contracts/place/cities';
import type { Location } from '@pokriv/contracts/listing/property-location';
import type { SearchQuery } from '@pokriv/contracts/search/search';

import { nameKey } from '../tokens.ts';

const keyOf = (city: string, name: string): string => `${city}/${name}`;

/** Normalised key such as `sofia/lozenec`; null without a district. */
export function districtKey(location: Partial<Location> | undefined): string | null {
  if (!location?.neighborhood) return null;
  return keyOf(location.city ?? '', nameKey(location.neighborhood));
}

export function districtKeys({
  location,
  neighborhood = [],
}: Pick<SearchQuery, 'location' | 'neighborhood'>): string[] {
  // towns without a table of districts are looked up by name: fewer keys
  const within = location ? [location] : cities.map(({ id }) => id);
  const names = new Set(neighborhood.map(nameKey));
  return [...names].flatMap((name) => within.map((city) => keyOf(city, name)));
}
