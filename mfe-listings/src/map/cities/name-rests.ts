import type { Corner } from './shape.ts';

export interface Rest {
  lat: number;
  lon: number;
  /** Degrees clockwise, from -90 to 90, of a name along a line. */
  angle?: number;
}

/** Number of longest segments tried for a name. */
const STRETCHES = 4;

interface Stretch extends Rest {
  length: number;
}

function stretchOf([lat, lon]: Corner, [toLat, toLon]: Corner): Stretch {
  const up = toLat - lat;
  const across = (toLon - lon) * Math.cos((lat * Math.PI) / 180);
  // Keeps text left to right.
  const angle = (-Math.atan2(across < 0 ? -up : up, Math.abs(across)) * 180) / Math.PI;
  return { lat: (lat + toLat) / 2, lon: (lon + toLon) / 2, angle, length: Math.hypot(up, across) };
}

/** Midpoints of the longest segments of a line, with their direction. */
export const restsOnLine = (points: readonly Corner[]): Rest[] =>
  points
    .slice(1)
    .map((to, index) => stretchOf(points[index] ?? to, to))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, STRETCHES)
    .map(({ lat, lon, angle }) => ({ lat, lon, angle }));

/** Centre of the ring's bounding box. @param points at least one */
export function middleOfRing(points: readonly Corner[]): Rest {
  const [lats, lons] = [points.map(([lat]) => lat), points.map(([, lon]) => lon)];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(lats), lon: middle(lons) };
}
