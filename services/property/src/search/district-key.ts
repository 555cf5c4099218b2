import { cities } from '@pokriv/contracts/cities';
import type { Location } from '@pokriv/contracts/property-location';
import type { SearchQuery } from '@pokriv/contracts/search';

import { nameKey } from './tokens.ts';

/** `sofia/lozenec`: a district of a city, however its name is written; null without one. */
export function districtKey(location: Partial<Location> | undefined): string | null {
  if (!location?.neighborhood) return null;
  return `${location.city ?? ''}/${nameKey(location.neighborhood)}`;
}

/** The districts of a search as keys: of its city, or of any. */
export function districtKeys({
  location,
  neighborhood = [],
}: Pick<SearchQuery, 'location' | 'neighborhood'>): string[] {
  const within = location ? [location] : cities.map(({ id }) => id);
  return neighborhood.flatMap((name) =>
    within.map((city) => districtKey({ city, neighborhood: name }) ?? ''),
  );
}
