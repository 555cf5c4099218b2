import type { Box } from '../search-address/area.ts';

export interface Point {
  lat: number;
  lon: number;
}

export const HOME: Box = [22.3, 41.2, 28.65, 44.25];
export const REACH: Box = [20.2, 39.9, 31, 45.4];
/** Half size of a small city in degrees; large ones use their districts' bounds. */
const CITY_HALF = { lat: 0.022, lon: 0.032 };

export const boxAround = ({ lat, lon }: Point): Box => [
  lon - CITY_HALF.lon,
  lat - CITY_HALF.lat,
  lon + CITY_HALF.lon,
  lat + CITY_HALF.lat,
];

/** Bounding box. @param points at least one */
export function boxOf(points: readonly Point[]): Box {
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** `west,south,east,north`, the format of the URL and the API. */
export const writeBox = (box: Box): string => box.map((degrees) => Number(degrees.toFixed(4))).join(',');

const PIXELS_ROUND_THE_WORLD = 256;
/** Grid in px; windows that start in the same cell request the same box. */
const GRID = 64;

/** Snaps a window to the grid of its zoom, so that small moves hit the cached request. */
export function widenToGrid([west, south, east, north]: Box, zoom: number): Box {
  const step = (360 * GRID) / (PIXELS_ROUND_THE_WORLD * 2 ** zoom);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  return [down(west), down(south), down(east) + step, down(north) + step];
}
