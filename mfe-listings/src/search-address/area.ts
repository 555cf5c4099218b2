export type Box = readonly [west: number, south: number, east: number, north: number];

const CORNERS_MIN = 3;
const CORNERS_MAX = 60;
const POLYGON_LENGTH_MAX = 1500;

const DEGREES = /^-?\d+(?:\.\d+)?$/u;
const numbers = (text: string): number[] =>
  text.split(',').map((part) => (DEGREES.test(part) ? Number(part) : NaN));

/** Parses `west,south,east,north`; undefined when invalid. */
export function readBox(text: string): Box | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...rest] = numbers(text);
  const isBox = rest.length === 0 && west < east && south < north && isFinite(east - west + north - south);
  return isBox ? [west, south, east, north] : undefined;
}

/** Bounding box of `lon,lat;lon,lat;…`; undefined unless it has 3 to 60 corners. */
export function boxOfPolygon(text: string): Box | undefined {
  const corners = text.split(';').map(numbers);
  const isArea =
    text.length <= POLYGON_LENGTH_MAX &&
    corners.length >= CORNERS_MIN &&
    corners.length <= CORNERS_MAX &&
    corners.every((corner) => corner.length === 2 && corner.every(Number.isFinite));
  if (!isArea) return undefined;
  const [lons, lats] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? NaN)) as [
    number[],
    number[],
  ];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

export const contains = (
  [west, south, east, north]: Box,
  { lat, lon }: { lat: number; lon: number },
): boolean => lon >= west && lon <= east && lat >= south && lat <= north;

export const middleOf = ([west, south, east, north]: Box): { lat: number; lon: number } => ({
  lat: (south + north) / 2,
  lon: (west + east) / 2,
});
