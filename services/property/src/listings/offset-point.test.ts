import { offsetBy, randomOffset } from './offset-point.ts';
import { seededRandom } from './testing/random-listing.ts';

const SOFIA = { lat: 42.7, lon: 23.3 };
const EARTH_M = 6_371_000;

/** Haversine, in metres. */
function metresBetween(one: typeof SOFIA, other: typeof SOFIA): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(one.lat)) ** 2 * Math.sin(east / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.sqrt(half));
}

describe('public point of a listing', () => {
  it('is 100 to 250 m away, in any direction', () => {
    const { next } = seededRandom(4);
    const points = Array.from({ length: 2000 }, () => offsetBy(SOFIA, randomOffset(SOFIA, next)));
    const metres = points.map((point) => metresBetween(SOFIA, point));
    expect(Math.min(...metres)).toBeGreaterThan(100);
    expect(Math.min(...metres)).toBeLessThan(105);
    expect(Math.max(...metres)).toBeLessThan(250);
    expect(Math.max(...metres)).toBeGreaterThan(245);
    for (const isNorth of [true, false])
      for (const isEast of [true, false]) {
        const some = points.filter(
          ({ lat, lon }) => lat > SOFIA.lat === isNorth && lon > SOFIA.lon === isEast,
        );
        expect(some.length).toBeGreaterThan(400);
      }
  });

  it('has five decimals', () => {
    expect(offsetBy(SOFIA, { north: 0.001_234_56, east: -0.001_234_56 })).toEqual({
      lat: 42.701_23,
      lon: 23.298_77,
    });
  });
});
