import type { Bits, Box } from '@pokriv/search-index';

/** Side of a cell in pixels: markers of neighbouring cells do not overlap. */
const CELL_PIXELS = 64;
const TILE_PIXELS = 256;
export const MOST_ACROSS = 256;
export const MOST_CELLS = 4096;
/** Length of a degree of longitude relative to one of latitude, in the middle of Bulgaria. */
const LAT_SHARE = Math.cos((42.7 * Math.PI) / 180);

/** Values per cell: count, sums of latitude and longitude, lowest price, west, south, east, north; one cache line. */
const STRIDE = 8;
const NOTHING = [0, 0, 0, Infinity, Infinity, Infinity, -Infinity, -Infinity];
const FIRST_PLACES = 64;

export interface Spot {
  count: number;
  lat: number;
  lon: number;
  priceMin: number;
  box: Box;
  row: number;
}

export interface Points {
  lat: ArrayLike<number>;
  lon: ArrayLike<number>;
  price: ArrayLike<number>;
}

const across = (from: number, to: number, step: number) =>
  Math.floor(to / step) - Math.floor(from / step) + 1;

interface Size {
  columns: number;
  lines: number;
}

const sizeOf = ([west, south, east, north]: Box, lonSize: number): Size => ({
  columns: across(west, east, lonSize),
  lines: across(south, north, lonSize * LAT_SHARE),
});

const isTooFine = ({ columns, lines }: Size): boolean =>
  columns > MOST_ACROSS || lines > MOST_ACROSS || columns * lines > MOST_CELLS;

/** Width of a cell in degrees of longitude: that of the zoom, doubled until the window has few enough cells. */
function cellSize(window: Box, zoom: number): number {
  let size = (360 * CELL_PIXELS) / (TILE_PIXELS * 2 ** zoom);
  while (isTooFine(sizeOf(window, size))) size *= 2;
  return size;
}

/** Cells over a window of the map, aligned to the world, so that clusters stay stable while the map is panned. */
export interface Cells extends Size {
  lonSize: number;
  latSize: number;
  /** Indices of the first column and line, counted from longitude and latitude 0. */
  left: number;
  bottom: number;
}

export function cellsOf(window: Box, zoom: number): Cells {
  const lonSize = cellSize(window, zoom);
  const latSize = lonSize * LAT_SHARE;
  const [west, south] = window;
  const [left, bottom] = [Math.floor(west * (1 / lonSize)), Math.floor(south * (1 / latSize))];
  return { ...sizeOf(window, lonSize), lonSize, latSize, left, bottom };
}

/** Distance of two spots, in cells. */
export const distanceIn =
  ({ lonSize, latSize }: Cells) =>
  (one: Spot, other: Spot): number =>
    Math.hypot((one.lon - other.lon) / lonSize, (one.lat - other.lat) / latSize);

/** A grid filled in one pass over the rows. */
export class PointGrid {
  count = 0;
  readonly first: number[] = [];
  readonly columns: number;
  readonly lines: number;
  readonly distance: (one: Spot, other: Spot) => number;
  readonly #window: Box;
  readonly #grid: Cells;
  /** Index of each cell's values plus one; 0: empty. */
  readonly #places: Int32Array;
  #values = new Float64Array(FIRST_PLACES * STRIDE);
  readonly #cells: number[] = [];
  readonly #rows: number[] = [];

  constructor(window: Box, zoom: number) {
    this.#window = window;
    this.#grid = cellsOf(window, zoom);
    this.distance = distanceIn(this.#grid);
    const { columns, lines } = this.#grid;
    this.columns = columns;
    this.lines = lines;
    this.#places = new Int32Array(columns * lines);
  }

  #open(cell: number): number {
    const place = this.#cells.push(cell) - 1;
    this.#places[cell] = place + 1;
    if (this.#cells.length * STRIDE > this.#values.length) {
      const larger = new Float64Array(2 * this.#values.length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values.set(NOTHING, place * STRIDE);
    return place;
  }

  /**
   * Adds the rows within the window to their cells, in one pass over up to a million rows.
   * @param most number of first rows to collect
   */
  add(bits: Bits, { lat: lats, lon: lons, price: prices }: Points, most: number): void {
    const { columns, lines } = this;
    let { count } = this;
    const [west, south, east, north] = this.#window;
    const { lonSize, latSize, left, bottom } = this.#grid;
    const [lonCells, latCells] = [1 / lonSize, 1 / latSize];
    for (let word = 0; word < bits.length; word += 1) {
      for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = 32 * word + 31 - Math.clz32(rest & -rest);
        const lat = lats[row] ?? NaN;
        const lon = lons[row] ?? NaN;
        if (!(lon >= west && lon <= east && lat >= south && lat <= north)) continue;
        const column = Math.min(Math.max(Math.floor(lon * lonCells) - left, 0), columns - 1);
        const line = Math.min(Math.max(Math.floor(lat * latCells) - bottom, 0), lines - 1);
        const cell = line * columns + column;
        const place = (this.#places[cell] || this.#open(cell) + 1) - 1;
        const values = this.#values;
        const at = place * STRIDE;
        const price = prices[row] ?? 0;
        values[at] = (values[at] ?? 0) + 1;
        values[at + 1] = (values[at + 1] ?? 0) + lat;
        values[at + 2] = (values[at + 2] ?? 0) + lon;
        if (price < (values[at + 3] ?? 0)) values[at + 3] = price;
        if (lon < (values[at + 4] ?? 0)) values[at + 4] = lon;
        if (lat < (values[at + 5] ?? 0)) values[at + 5] = lat;
        if (lon > (values[at + 6] ?? 0)) values[at + 6] = lon;
        if (lat > (values[at + 7] ?? 0)) values[at + 7] = lat;
        this.#rows[place] = row;
        if (count < most) this.first.push(row);
        count += 1;
      }
    }
    this.count = count;
  }

  *spots(): Generator<{ spot: Spot; column: number; line: number }> {
    for (const [place, cell] of this.#cells.entries()) {
      const values = this.#values.subarray(place * STRIDE, (place + 1) * STRIDE);
      const [count = 0, latSum = 0, lonSum = 0, priceMin = 0, west = 0, south = 0, east = 0, north = 0] =
        values;
      const box: Box = [west, south, east, north];
      const row = this.#rows[place] ?? 0;
      yield {
        spot: { count, lat: latSum / count, lon: lonSum / count, priceMin, box, row },
        column: cell % this.columns,
        line: Math.floor(cell / this.columns),
      };
    }
  }
}
