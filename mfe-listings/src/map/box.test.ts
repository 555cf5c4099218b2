import { readBox } from '../search-address/area.ts';
import { boxOf, HOME, widenToGrid, writeBox } from './box.ts';

describe('map window', () => {
  it('serialises as the search parses it', () => {
    const box = [23.123456, 42.6, 23.5, 42.81239] as const;
    expect(writeBox(box)).toBe('23.1235,42.6,23.5,42.8124');
    expect(readBox(writeBox(box))).toEqual([23.1235, 42.6, 23.5, 42.8124]);
  });

  it('stays the same after a small move', () => {
    const moved = HOME.map((degrees) => degrees + 0.0001) as unknown as typeof HOME;
    expect(widenToGrid(moved, 12)).toEqual(widenToGrid(HOME, 12));
  });

  it('is covered by the requested box, with little extra', () => {
    const [west, south, east, north] = widenToGrid(HOME, 8);
    const step = 360 / 2 ** 8 / 4;
    expect(west).toBeLessThanOrEqual(HOME[0]);
    expect(south).toBeLessThanOrEqual(HOME[1]);
    expect(east).toBeGreaterThan(HOME[2]);
    expect(north).toBeGreaterThan(HOME[3]);
    expect(east - west - (HOME[2] - HOME[0])).toBeLessThanOrEqual(2 * step);
  });

  it('spans points', () => {
    expect(
      boxOf([
        { lat: 42, lon: 24 },
        { lat: 43, lon: 23 },
      ]),
    ).toEqual([23, 42, 24, 43]);
  });
});
