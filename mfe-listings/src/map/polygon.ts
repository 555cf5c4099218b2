import type { Point } from './box.ts';

export const CORNERS_MAX = 60;
export const CORNERS_MIN = 3;
const DECIMALS = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** `lon,lat;lon,lat;…` */
export const encodePolygon = (corners: readonly Point[]): string =>
  corners.map(({ lat, lon }) => `${rounded(lon)},${rounded(lat)}`).join(';');

/** @returns the corners; empty for invalid text */
export function decodePolygon(text: string): Point[] {
  const corners = text.split(';').map((corner) => {
    const [lon = NaN, lat = NaN] = corner.split(',').map(Number);
    return { lat, lon };
  });
  const isArea = corners.length >= CORNERS_MIN && corners.every(({ lat, lon }) => Number.isFinite(lat + lon));
  return isArea ? corners : [];
}

/** Length of a degree of longitude relative to one of latitude, in Bulgaria. */
const EAST = Math.cos((42.7 * Math.PI) / 180);

/** Point to segment, in degrees of latitude. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [(point.lon - from.lon) * EAST, point.lat - from.lat];
  const [dx, dy] = [(to.lon - from.lon) * EAST, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / length)) : 0;
  return Math.hypot(x - along * dx, y - along * dy);
}

/** Douglas–Peucker. @param tolerance degrees of latitude */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, most] = [0, tolerance];
  line.forEach((point, index) => {
    const off = distance(point, first, last);
    if (off > most) [farthest, most] = [index, off];
  });
  if (farthest === 0) return [first, last];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ];
}

/**
 * Simplifies a freehand line to a closed polygon of at most 60 corners.
 * @param tolerance degrees of latitude; raised while there are too many corners
 */
export function areaOfLine(line: readonly Point[], tolerance: number): Point[] {
  const corners = simplifyLine(line, tolerance);
  return corners.length > CORNERS_MAX ? areaOfLine(corners, tolerance * 1.5) : corners;
}
