import type { GeoPoint } from '@pokriv/contracts/property-location';

/** Whether a point lies within a polygon: a ray to the east crosses its sides an odd number of times. */
export function isWithin({ lat, lon }: GeoPoint, corners: readonly GeoPoint[]): boolean {
  let isInside = false;
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const share = (lat - corner.lat) / (before.lat - corner.lat);
      if (lon < corner.lon + share * (before.lon - corner.lon)) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}
