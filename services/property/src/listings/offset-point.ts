import type { GeoPoint } from '@pokriv/contracts/listing/property-location';

const METRES_A_DEGREE = 111_320;
const NEAREST = 100;
const FARTHEST = 250;
const ROUNDED = 1e5;

/** In degrees. */
export interface Offset {
  north: number;
  east: number;
}

/** A random offset of 100–250 m (decisions §3) in degrees at this latitude. */
export function randomOffset({ lat }: GeoPoint, random: () => number = Math.random): Offset {
  const metres = NEAREST + 2 + random() * (FARTHEST - NEAREST - 4);
  const angle = random() * 2 * Math.PI;
  return {
    north: (metres * Math.cos(angle)) / METRES_A_DEGREE,
    east: (metres * Math.sin(angle)) / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180)),
  };
}

const round = (degrees: number) => Math.round(degrees * ROUNDED) / ROUNDED;

export const offsetBy = ({ lat, lon }: GeoPoint, { north, east }: Offset): GeoPoint => ({
  lat: round(lat + north),
  lon: round(lon + east),
});
