import type { GeoPoint, Location } from '@pokriv/contracts/listing/property-location';

import type { StoredListing } from './stored-listing.ts';

type Placed = Pick<StoredListing, 'fields' | 'publicGeo'>;

/** The point that the public may see: the exact one only if the owner shows the address (decisions §3). */
export function shownPoint({ fields, publicGeo }: Placed): GeoPoint | undefined {
  const { location } = fields;
  return (location?.showExactAddress ? location.geo : publicGeo) ?? undefined;
}

/** The place in words that the public may see: no street and number unless the owner shows the address. */
export function shownLocation({ fields }: Placed): Partial<Omit<Location, 'geo'>> {
  const { geo: _exact, street, number, ...shown } = fields.location ?? {};
  return fields.location?.showExactAddress ? { ...shown, street, number } : shown;
}
