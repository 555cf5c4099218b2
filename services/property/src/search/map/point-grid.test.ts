import type { Bits, Box } from '@pokriv/search-index';

import { seededRandom } from '../../listings/testing/random-listing.ts';
import { MOST_ACROSS, MOST_CELLS, PointGrid, cellsOf, distanceIn, type Spot } from './point-grid.ts';

const BULGARIA: Box = [22, 41, 29, 44.5];
const LAT_SHARE = Math.cos((42.7 * Math.PI) / 180);

interface Point {
  lat: number;
  lon: number;
  price: number;
}

/**
 * A grid of all points.
 * @param most number of first rows to collect
 */
function gridOf(points: readonly Point[], { window = BULGARIA, zoom = 8, most = 0 } = {}): PointGrid {
  const grid = new PointGrid(window, zoom);
  const rows: Bits = new Int32Array(Math.ceil(points.length / 32)).fill(-1);
  const column = (name: keyof Point) => points.map((point) => point[name]);
  grid.add(rows, { lat: column('lat'), lon: column('lon'), price: column('price') }, most);
  return grid;
}

const spotAt = (lon: number, lat: number): Spot => ({
  ...{ count: 1, priceMin: 0, row: 0 },
  ...{ lat, lon, box: [lon, lat, lon, lat] },
});

describe('cells of the map', () => {
  it.each([
    [6, 1.40625],
    [8, 0.3515625],
    [10, 0.087890625],
  ])('are 64 pixels wide at zoom %d', (zoom, degrees) => {
    const { lonSize, latSize } = cellsOf([23, 42, 23.5, 42.5], zoom);
    expect([lonSize, latSize]).toEqual([degrees, degrees * LAT_SHARE]);
  });

  it('cover the window, counted from longitude and latitude 0', () => {
    expect(cellsOf(BULGARIA, 8)).toEqual({
      lonSize: 0.3515625,
      latSize: 0.3515625 * LAT_SHARE,
      left: 62,
      bottom: 158,
      columns: 21,
      lines: 15,
    });
  });

  it.each<[string, Box, number, { columns: number; lines: number }]>([
    ['keep their size while all fit', [0, 0, 63.9, 63.9 * LAT_SHARE], 5, { columns: 23, lines: 23 }],
    ['double while they are too many', [0, 0, 127.9, 127.9 * LAT_SHARE], 7, { columns: 46, lines: 46 }],
    ['double while a line has too many', [0, 0, 90 * 2.01, 0.1], 7, { columns: 129, lines: 1 }],
    ['double while a column has too many', [0, 0, 0.1, 90 * 2.01 * LAT_SHARE], 7, { columns: 1, lines: 129 }],
  ])('%s', (_what, window, zoom, size) => {
    expect(cellsOf(window, zoom)).toMatchObject(size);
  });

  it('may be as many as the limits', () => {
    const cell = 90 / 2 ** 10;
    const wide = cellsOf([0, 0, (MOST_ACROSS - 0.5) * cell, 0.5 * cell * LAT_SHARE], 10);
    expect([wide.lonSize, wide.columns]).toEqual([cell, MOST_ACROSS]);
    const high = cellsOf([0, 0, 0.5 * cell, (MOST_ACROSS - 0.5) * cell * LAT_SHARE], 10);
    expect([high.lonSize, high.lines]).toEqual([cell, MOST_ACROSS]);
    const full = cellsOf([0, 0, 63.5 * cell, 63.5 * cell * LAT_SHARE], 10);
    expect([full.lonSize, full.columns * full.lines]).toEqual([cell, MOST_CELLS]);
  });

  it('measure the distance of two spots', () => {
    const distance = distanceIn(cellsOf(BULGARIA, 8));
    const [one, other] = [spotAt(23, 42), spotAt(23 + 3 * 0.3515625, 42 + 4 * 0.3515625 * LAT_SHARE)];
    expect(distance(one, other)).toBeCloseTo(5, 9);
  });
});

describe('PointGrid', () => {
  it('sums up the listings of a cell', () => {
    const grid = gridOf([
      { lat: 42.7, lon: 23.3, price: 900 },
      { lat: 42.64, lon: 23.4, price: 700 },
      { lat: 42.76, lon: 23.26, price: 800 },
      { lat: 43.2, lon: 27.9, price: 1200 },
    ]);
    const [sofia, varna, ...others] = grid.spots();
    expect([grid.count, others]).toEqual([4, []]);
    expect(sofia).toEqual({
      spot: {
        count: 3,
        lat: expect.closeTo(42.7, 9) as number,
        lon: expect.closeTo(23.32, 9) as number,
        priceMin: 700,
        box: [23.26, 42.64, 23.4, 42.76],
        row: 2,
      },
      column: 4,
      line: 7,
    });
    expect(varna).toMatchObject({ spot: { count: 1, priceMin: 1200, row: 3 }, column: 17, line: 9 });
  });

  it('remembers the first rows', () => {
    const points = Array.from({ length: 5 }, () => ({ lat: 42.7, lon: 23.3, price: 1 }));
    expect(gridOf(points, { most: 3 }).first).toEqual([0, 1, 2]);
    expect(gridOf(points, { most: 9 }).first).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts the points on the border of the window, and none outside it', () => {
    const [west, south, east, north] = BULGARIA;
    const at = (lon: number, lat: number) => ({ lat, lon, price: 1 });
    const within = [at(west, south), at(east, north), at(west, north), at(east, south)];
    const outside = [
      at(west - 0.001, 43),
      at(east + 0.001, 43),
      at(25, south - 0.001),
      at(25, north + 0.001),
    ];
    const grid = gridOf([...within, ...outside]);
    expect(grid.count).toBe(4);
    expect([...grid.spots()].map(({ column, line }) => [column, line])).toEqual([
      [0, 0],
      [20, 14],
      [0, 14],
      [20, 0],
    ]);
  });

  it('adds rows to the cells of earlier ones', () => {
    const grid = new PointGrid(BULGARIA, 8);
    const points = { lat: [42.7, 42.7], lon: [23.3, 23.3], price: [2, 1] };
    grid.add(new Int32Array([1]), points, 5);
    grid.add(new Int32Array([2]), points, 5);
    expect([grid.count, grid.first]).toEqual([2, [0, 1]]);
    expect([...grid.spots()].map(({ spot }) => [spot.count, spot.priceMin])).toEqual([[2, 1]]);
  });

  it('keeps every cell of many points', () => {
    const { below } = seededRandom(3);
    const points = Array.from({ length: 3000 }, () => ({
      lat: 41 + below(3_500_000) / 1e6,
      lon: 22 + below(7_000_000) / 1e6,
      price: 100 + below(900),
    }));
    const { columns, left, bottom, lonSize, latSize } = cellsOf(BULGARIA, 8);
    const expected = new Map<number, Point[]>();
    for (const point of points) {
      const cell =
        (Math.floor(point.lat / latSize) - bottom) * columns + Math.floor(point.lon / lonSize) - left;
      expected.set(cell, [...(expected.get(cell) ?? []), point]);
    }
    const spots = [...gridOf(points).spots()];
    expect(spots).toHaveLength(expected.size);
    for (const { spot, column, line } of spots) {
      const inside = expected.get(line * columns + column) ?? [];
      const mean = (name: keyof Point) => inside.reduce((sum, point) => sum + point[name], 0) / inside.length;
      const most = (name: keyof Point) => Math.max(...inside.map((point) => point[name]));
      const least = (name: keyof Point) => Math.min(...inside.map((point) => point[name]));
      expect([spot.count, spot.priceMin]).toEqual([inside.length, least('price')]);
      expect(spot.box).toEqual([least('lon'), least('lat'), most('lon'), most('lat')]);
      expect(spot.lat).toBeCloseTo(mean('lat'), 6);
      expect(spot.lon).toBeCloseTo(mean('lon'), 6);
    }
  });
});
