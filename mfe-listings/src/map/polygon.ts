import type { Point } from './box.ts';

/** As many corners as an address takes. */
export const CORNERS_MAX = 60;
export const CORNERS_MIN = 3;
const DECIMALS = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** `lon,lat;lon,lat;…` */
export const encodePolygon = (corners: readonly Point[]): string =>
  corners.map(({ lat, lon }) => `${rounded(lon)},${rounded(lat)}`).join(';');

/** @returns the corners; none when the text is no area */
export function decodePolygon(text: string): Point[] {
  const corners = text.split(';').map((corner) => {
    const [lon = NaN, lat = NaN] = corner.split(',').map(Number);
    return { lat, lon };
  });
  const isArea = corners.length >= CORNERS_MIN && corners.every(({ lat, lon }) => Number.isFinite(lat + lon));
  return isArea ? corners : [];
}

/** At the latitude of Bulgaria a degree east is this part of a degree north. */
const EAST = Math.cos((42.7 * Math.PI) / 180);

/** How far a point lies from the way between two others, in degrees north. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [(point.lon - from.lon) * EAST, point.lat - from.lat];
  const [dx, dy] = [(to.lon - from.lon) * EAST, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / length)) : 0;
  return Math.hypot(x - along * dx, y - along * dy);
}

/** Douglas–Peucker: the fewest of the points that stay within the tolerance (degrees north) of all. */
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
 * A line drawn by hand as an area of at most 60 corners; the last one leads back to the first.
 * @param tolerance degrees north that it may be off; more when it has too many corners still
 */
export function areaOfLine(line: readonly Point[], tolerance: number): Point[] {
  const corners = simplifyLine(line, tolerance);
  return corners.length > CORNERS_MAX ? areaOfLine(corners, tolerance * 1.5) : corners;
}
