import type { Box } from '../search-address/area.ts';

export interface Point {
  lat: number;
  lon: number;
}

/** Bulgaria, with a little room. */
export const HOME: Box = [22.3, 41.2, 28.65, 44.25];
/** How far the map can be moved. */
export const REACH: Box = [20.2, 39.9, 31, 45.4];
/** Degrees around the middle of a city; a large one takes the box of its districts. */
const CITY_HALF = { lat: 0.022, lon: 0.032 };

export const boxAround = ({ lat, lon }: Point): Box => [
  lon - CITY_HALF.lon,
  lat - CITY_HALF.lat,
  lon + CITY_HALF.lon,
  lat + CITY_HALF.lat,
];

/** @param points at least one */
export function boxOf(points: readonly Point[]): Box {
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** `west,south,east,north` as the address and the API take it. */
export const writeBox = (box: Box): string => box.map((degrees) => Number(degrees.toFixed(4))).join(',');

const PIXELS_ROUND_THE_WORLD = 256;
/** Pixels: windows that begin in the same square of this size ask the same. */
const GRID = 64;

/**
 * A window of the map, widened to a grid of its zoom, so that a small move asks nothing anew and a little more than what
 * is seen is there already.
 */
export function widenToGrid([west, south, east, north]: Box, zoom: number): Box {
  const step = (360 * GRID) / (PIXELS_ROUND_THE_WORLD * 2 ** zoom);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  return [down(west), down(south), down(east) + step, down(north) + step];
}
