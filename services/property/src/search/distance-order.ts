import type { GeoPoint } from '@pokriv/contracts/listing/property-location';

const METRES_A_DEGREE = 111_195;
/** Key of a listing without a public point: sorts last. */
const FAR = 1_000_000_000;

/** Metres in a degree of longitude at a latitude. */
const metresAcross = (lat: number): number => METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180);

/**
 * Whole metres to a point on a flat map, precise enough to sort within a country. Both engines compute the
 * same steps in the same order, so that their orders are equal. NaN for a listing without a point.
 */
export function metresTo(near: GeoPoint): (lat: number, lon: number) => number {
  const across = metresAcross(near.lat);
  return (lat, lon) => {
    const north = (lat - near.lat) * METRES_A_DEGREE;
    const east = (lon - near.lon) * across;
    const metres = Math.floor(Math.sqrt(north * north + east * east));
    return Number.isNaN(metres) ? FAR : metres;
  };
}

const SCRIPT = `
  if (doc['lat'].size() == 0) return params.far;
  double north = (doc['lat'].value - params.lat) * params.degree;
  double east = (doc['lon'].value - params.lon) * params.across;
  return Math.floor(Math.sqrt(north * north + east * east));`;

/** `metresTo` as a sort script of the search cluster. */
export const distanceSort = ({ lat, lon }: GeoPoint) => ({
  _script: {
    type: 'number',
    order: 'asc',
    script: {
      source: SCRIPT,
      params: { lat, lon, degree: METRES_A_DEGREE, across: metresAcross(lat), far: FAR },
    },
  },
});
