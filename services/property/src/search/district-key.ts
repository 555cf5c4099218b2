import type { Location } from '@pokriv/contracts/property-location';

import { nameKey } from './tokens.ts';

/** `sofia/lozenec`: a district of a city, however its name is written; null without one. */
export function districtKey(location: Partial<Location> | undefined): string | null {
  if (!location?.neighborhood) return null;
  return `${location.city ?? ''}/${nameKey(location.neighborhood)}`;
}
