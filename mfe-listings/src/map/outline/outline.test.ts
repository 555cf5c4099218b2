import { decodeLine } from './decode-line.ts';
import outline from './outline.json';

const points = (lines: readonly string[]) => lines.flatMap(decodeLine);

describe('map outline', () => {
  it('decodes the documented example, which has five decimals instead of our steps', () => {
    expect(decodeLine('_p~iF~ps|U')).toEqual([[1925, -6010]]);
  });

  it('has Bulgaria at its coordinates', () => {
    const home = points(outline.home);
    const [lats, lons] = [home.map(([lat]) => lat), home.map(([, lon]) => lon)];
    expect(Math.min(...lats)).toBeCloseTo(41.24, 1);
    expect(Math.max(...lats)).toBeCloseTo(44.22, 1);
    expect(Math.min(...lons)).toBeCloseTo(22.35, 1);
    expect(Math.max(...lons)).toBeCloseTo(28.61, 1);
    expect(home.length).toBeGreaterThan(500);
  });

  it('keeps province borders inside the country', () => {
    const inside = points(outline.provinces).every(
      ([lat, lon]) => lat > 41.2 && lat < 44.25 && lon > 22.3 && lon < 28.65,
    );
    expect(inside).toBe(true);
  });

  it('stays small', () => {
    expect(JSON.stringify(outline).length).toBeLessThan(40_000);
  });
});
