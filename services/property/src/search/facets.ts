import { shownPoint } from '../listings/shown-place.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { cellsAt } from './grid-cells.ts';
import { nameKey } from './tokens.ts';

/** How a facet is written in the index; `g:` and `G:` are map cells. */
export const facet = {
  amenity: (id: string) => `a:${id}`,
  district: (name: string) => `d:${nameKey(name)}`,
  owner: (id: string) => `o:${id}`,
  type: (type: string) => `t:${type}`,
};

/** What a listing can be found by through the facet index. */
export function facetsOf(listing: StoredListing): string[] {
  const { fields, ownerId } = listing;
  const point = shownPoint(listing);
  return [
    facet.owner(ownerId),
    ...(fields.propertyType ? [facet.type(fields.propertyType)] : []),
    ...(fields.location?.neighborhood ? [facet.district(fields.location.neighborhood)] : []),
    ...(fields.amenities ?? []).map(facet.amenity),
    ...(point ? cellsAt(point) : []),
  ];
}
