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
