import type { Bits } from '../search/summary/bits.ts';

/** A box in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Side of a cell in pixels: two marks of neighbouring cells do not cover each other. */
const CELL_PIXELS = 64;
const TILE_PIXELS = 256;
/** More cells are not worth drawing; a coarser grid is taken instead. */
const MOST_CELLS = 4096;
/** A degree of latitude is so much longer on the map than one of longitude, in the middle of Bulgaria. */
const LAT_SHARE = Math.cos((42.7 * Math.PI) / 180);

/** What a cell keeps: count, sums of latitude and longitude, least price, west, south, east, north; a line of a processor's cache. */
const STRIDE = 8;
const NOTHING = [0, 0, 0, Infinity, Infinity, Infinity, -Infinity, -Infinity];

/** The points that fell into a cell. */
export interface Spot {
  count: number;
  lat: number;
  lon: number;
  priceMin: number;
  box: Box;
  /** One of them; the only one of a spot of one. */
  row: number;
}

/** Columns of points, by row; `NaN` is nowhere. */
export interface Points {
  lat: ArrayLike<number>;
  lon: ArrayLike<number>;
  price: ArrayLike<number>;
}

const across = (from: number, to: number, step: number) =>
  Math.floor(to / step) - Math.floor(from / step) + 1;

/** Degrees of longitude that a cell is wide. */
function cellSize([west, south, east, north]: Box, zoom: number): number {
  const size = (360 * CELL_PIXELS) / (TILE_PIXELS * 2 ** zoom);
  const cells = across(west, east, size) * across(south, north, size * LAT_SHARE);
  return cells > MOST_CELLS ? size * 2 ** Math.ceil(Math.log2(cells / MOST_CELLS) / 2) : size;
}

/**
 * A grid over a window of the map, its cells in the same places of the world whatever the window, so that groups stay
 * together while somebody moves the map.
 */
export class PointGrid {
  /** How many points it holds, and the first of them. */
  count = 0;
  readonly first: number[] = [];
  readonly columns: number;
  readonly lines: number;
  readonly #window: Box;
  readonly #lonSize: number;
  readonly #latSize: number;
  readonly #cells: Float64Array;
  readonly #rows: Int32Array;

  constructor(window: Box, zoom: number) {
    const [west, south, east, north] = window;
    this.#window = window;
    this.#lonSize = cellSize(window, zoom);
    this.#latSize = this.#lonSize * LAT_SHARE;
    this.columns = across(west, east, this.#lonSize);
    this.lines = across(south, north, this.#latSize);
    this.#cells = new Float64Array(this.columns * this.lines * STRIDE);
    for (let at = 0; at < this.#cells.length; at += STRIDE) this.#cells.set(NOTHING, at);
    this.#rows = new Int32Array(this.columns * this.lines);
  }

  /**
   * Puts those points of the rows into their cells that lie within the window: in one pass, since all of a million may.
   * @param most of the first rows to remember
   */
  add(bits: Bits, { lat: lats, lon: lons, price: prices }: Points, most: number): void {
    const cells = this.#cells;
    const last = this.#rows;
    const { columns, lines } = this;
    let { count } = this;
    const [west, south, east, north] = this.#window;
    const [lonCells, latCells] = [1 / this.#lonSize, 1 / this.#latSize];
    const [left, bottom] = [Math.floor(west * lonCells), Math.floor(south * latCells)];
    for (let word = 0; word < bits.length; word += 1) {
      for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = 32 * word + 31 - Math.clz32(rest & -rest);
        const lat = lats[row] ?? NaN;
        const lon = lons[row] ?? NaN;
        if (!(lon >= west && lon <= east && lat >= south && lat <= north)) continue;
        const column = Math.min(Math.max(Math.floor(lon * lonCells) - left, 0), columns - 1);
        const line = Math.min(Math.max(Math.floor(lat * latCells) - bottom, 0), lines - 1);
        const cell = line * columns + column;
        const at = cell * STRIDE;
        const price = prices[row] ?? 0;
        cells[at] = (cells[at] ?? 0) + 1;
        cells[at + 1] = (cells[at + 1] ?? 0) + lat;
        cells[at + 2] = (cells[at + 2] ?? 0) + lon;
        if (price < (cells[at + 3] ?? 0)) cells[at + 3] = price;
        if (lon < (cells[at + 4] ?? 0)) cells[at + 4] = lon;
        if (lat < (cells[at + 5] ?? 0)) cells[at + 5] = lat;
        if (lon > (cells[at + 6] ?? 0)) cells[at + 6] = lon;
        if (lat > (cells[at + 7] ?? 0)) cells[at + 7] = lat;
        last[cell] = row;
        if (count < most) this.first.push(row);
        count += 1;
      }
    }
    this.count = count;
  }

  /** What lies in a cell; undefined for nothing. */
  spotAt(column: number, line: number): Spot | undefined {
    const cell = line * this.columns + column;
    const values = this.#cells.subarray(cell * STRIDE, (cell + 1) * STRIDE);
    const [count = 0, latSum = 0, lonSum = 0, priceMin = 0, west = 0, south = 0, east = 0, north = 0] =
      values;
    if (count === 0) return undefined;
    const box: Box = [west, south, east, north];
    return { count, lat: latSum / count, lon: lonSum / count, priceMin, box, row: this.#rows[cell] ?? 0 };
  }

  /** How far apart two spots are, 1 being the side of a cell. */
  distance(one: Spot, other: Spot): number {
    return Math.hypot((one.lon - other.lon) / this.#lonSize, (one.lat - other.lat) / this.#latSize);
  }
}
