import type { GeoPoint } from '@pokriv/contracts/property-location';

const METRES_A_DEGREE = 111_320;
const NEAREST = 100;
const FARTHEST = 250;
const ROUNDED = 1e5;

/** A point 100–250 m away in a random direction (decisions §3), to five decimals. */
export function offsetPoint({ lat, lon }: GeoPoint, random: () => number = Math.random): GeoPoint {
  const metres = NEAREST + 2 + random() * (FARTHEST - NEAREST - 4);
  const angle = random() * 2 * Math.PI;
  const north = (metres * Math.cos(angle)) / METRES_A_DEGREE;
  const east = (metres * Math.sin(angle)) / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180));
  const round = (degrees: number) => Math.round(degrees * ROUNDED) / ROUNDED;
  return { lat: round(lat + north), lon: round(lon + east) };
}
