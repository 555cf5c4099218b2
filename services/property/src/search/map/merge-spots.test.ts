import { mergeSpots, type Placed } from './merge-spots.ts';
import type { Spot } from './point-grid.ts';

/** A spot in its cell, at `lon` and `lat` in cells. */
function placed(
  column: number,
  line: number,
  { lon = column + 0.5, lat = line + 0.5, ...parts }: Partial<Spot> = {},
): Placed {
  const spot: Spot = { count: 1, priceMin: 500, row: 0, lat, lon, box: [lon, lat, lon, lat], ...parts };
  return { spot, column, line };
}
const distance = (one: Spot, other: Spot): number => Math.hypot(one.lon - other.lon, one.lat - other.lat);
const merge = (...spots: Placed[]): Spot[] => mergeSpots({ spots: () => spots, distance });

describe('mergeSpots', () => {
  it('joins two close spots of neighbouring cells into one', () => {
    const small = placed(0, 0, { ...{ lon: 0.9, lat: 0.5, count: 2, priceMin: 300, row: 7 } });
    const large = placed(1, 0, { ...{ lon: 1.1, lat: 0.9, count: 6, priceMin: 400, row: 8 } });
    expect(merge(small, large)).toEqual([
      {
        count: 8,
        lat: expect.closeTo(0.8, 9) as number,
        lon: expect.closeTo(1.05, 9) as number,
        priceMin: 300,
        box: [0.9, 0.5, 1.1, 0.9],
        row: 8,
      },
    ]);
  });

  it.each([
    ['left of it', -1, 0],
    ['right of it', 1, 0],
    ['above it', 0, 1],
    ['below it', 0, -1],
    ['at a corner', 1, 1],
    ['at the other corner', -1, -1],
  ])('joins a close spot in the cell %s', (_where, right, up) => {
    const middle = placed(5, 5, { count: 3 });
    const other = placed(5 + right, 5 + up, { lon: 5.5 + right * 0.3, lat: 5.5 + up * 0.3 });
    expect(merge(other, middle).map(({ count }) => count)).toEqual([4]);
  });

  it('leaves spots apart that are 0.6 cells away or not neighbours', () => {
    const one = placed(0, 0, { lon: 0.5 });
    expect(merge(one, placed(1, 0, { lon: 1.1 }))).toHaveLength(2);
    expect(merge(one, placed(1, 0, { lon: 1.09 }))).toHaveLength(1);
    expect(merge(one, placed(2, 0, { lon: 0.6 }))).toHaveLength(2);
  });

  it('joins all neighbours to the largest, measured from its own place', () => {
    const chain = [
      placed(0, 0, { lon: 0.6 }),
      placed(1, 0, { lon: 1.1, count: 5 }),
      placed(2, 0, { lon: 2.0 }),
    ];
    expect(merge(...chain).map(({ count }) => count)).toEqual([6, 1]);
    const both = [
      placed(0, 0, { lon: 0.8 }),
      placed(1, 0, { lon: 1.3, count: 5 }),
      placed(2, 0, { lon: 2.0 }),
    ];
    expect(merge(...both).map(({ count }) => count)).toEqual([6, 1]);
    const near = [
      placed(0, 0, { lon: 0.9 }),
      placed(1, 0, { lon: 1.4, count: 5 }),
      placed(2, 0, { lon: 1.9 }),
    ];
    expect(merge(...near).map(({ count }) => count)).toEqual([7]);
  });

  it('returns the largest first, then from south to north, then from west to east', () => {
    const spots = [
      placed(9, 9, { row: 1 }),
      placed(6, 9, { row: 2 }),
      placed(9, 3, { row: 3 }),
      placed(0, 0, { row: 4, count: 2 }),
    ];
    expect(merge(...spots).map(({ row }) => row)).toEqual([4, 3, 2, 1]);
  });
});
