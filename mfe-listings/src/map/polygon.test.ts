import { areaOfLine, CORNERS_MAX, decodePolygon, encodePolygon, simplifyLine } from './polygon.ts';

const circle = (points: number, radius = 0.05) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    return { lat: 42.7 + radius * Math.sin(angle), lon: 23.32 + radius * Math.cos(angle) };
  });

describe('map polygon', () => {
  it('is encoded as longitude before latitude, with five decimals', () => {
    const corners = [
      { lat: 42.7, lon: 23.3 },
      { lat: 42.7123456, lon: 23.35 },
      { lat: 42.65, lon: 23.4 },
    ];
    const text = '23.3,42.7;23.35,42.71235;23.4,42.65';
    expect(encodePolygon(corners)).toBe(text);
    expect(decodePolygon(text)).toEqual([corners[0], { lat: 42.71235, lon: 23.35 }, corners[2]]);
  });

  it.each(['', '23.3,42.7;23.4,42.7', 'a,b;c,d;e,f', '23.3;42.7;1'])('rejects „%s“', (text) => {
    expect(decodePolygon(text)).toEqual([]);
  });

  it('drops corners on a straight line', () => {
    const line = [0, 1, 2, 3, 4].map((step) => ({ lat: 42 + step / 100, lon: 23 + step / 100 }));
    expect(simplifyLine(line, 0.0001)).toEqual([line[0], line[4]]);
  });

  it('keeps every drawn point within the tolerance', () => {
    const drawn = circle(300);
    const corners = areaOfLine(drawn, 0.001);
    expect(corners.length).toBeLessThan(40);
    for (const { lat, lon } of corners) expect(Math.hypot(lat - 42.7, lon - 23.32)).toBeCloseTo(0.05, 6);
  });

  const EAST = Math.cos((42.7 * Math.PI) / 180);
  type Corner = ReturnType<typeof circle>[number];
  /** Distance to the nearest of many points along a line, in degrees of latitude. */
  const away = ({ lat, lon }: Corner, line: readonly Corner[]): number =>
    Math.min(
      ...line.slice(1).flatMap((to, index) => {
        const from = line[index] ?? to;
        return Array.from({ length: 101 }, (_, step) => {
          const share = step / 100;
          const [north, east] = [
            from.lat + share * (to.lat - from.lat),
            from.lon + share * (to.lon - from.lon),
          ];
          return Math.hypot(lat - north, (lon - east) * EAST);
        });
      }),
    );

  it('leaves out only points that are nearer to the line than the tolerance', () => {
    const tolerance = 0.002;
    const spiral = circle(120).map(({ lat, lon }, index) => ({
      lat: lat + index / 2000,
      lon: lon + index / 900,
    }));
    const kept = simplifyLine(spiral, tolerance);
    expect(kept.length).toBeLessThan(60);
    for (const point of spiral) expect(away(point, kept)).toBeLessThan(tolerance + 0.0002);
    for (const [index, point] of kept.entries()) {
      const without = kept.filter((_, other) => other !== index);
      if (index > 0 && index < kept.length - 1) expect(away(point, without)).toBeGreaterThan(tolerance / 2);
    }
  });

  it('measures east by the length of a degree there', () => {
    const bent = (north: number, east: number) =>
      simplifyLine(
        [
          { lat: 42, lon: 23 },
          { lat: 42.05 + north, lon: 23 + east },
          { lat: 42.1, lon: 23 },
        ],
        0.01,
      ).length;
    expect([bent(0, 0.0135), bent(0, 0.0138), bent(0, -0.0138)]).toEqual([2, 3, 3]);
    expect([bent(0.055, 0), bent(0.065, 0), bent(-0.065, 0)]).toEqual([2, 3, 3]);
  });

  it('of one or two points stays as it is, also where they are the same', () => {
    const [one, other] = [
      { lat: 42, lon: 23 },
      { lat: 43, lon: 24 },
    ];
    expect(simplifyLine([], 0.1)).toEqual([]);
    expect(simplifyLine([one, other], 9)).toEqual([one, other]);
    expect(simplifyLine([one, other, one], 0.1)).toEqual([one, other, one]);
    expect(simplifyLine([one, one, one], 0.1)).toEqual([one, one]);
  });

  it('has at most 60 corners and fits into a URL, however it was drawn', () => {
    const zigzag = Array.from({ length: 600 }, (_, index) => ({
      lat: 42.7 + (index % 2) / 50 + index / 1e5,
      lon: 23.3 + index / 1e4,
    }));
    const corners = areaOfLine(zigzag, 0.0001);
    expect(corners.length).toBeLessThanOrEqual(CORNERS_MAX);
    expect(encodePolygon(corners).length).toBeLessThan(1500);
  });
});
