import { kmBetween } from '@pokriv/contracts/place/cities';
import fc from 'fast-check';

import { metresTo } from './distance-order.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const inBulgaria = fc.record({ lat: degrees(41.2, 44.2), lon: degrees(22.4, 28.6) });

describe('metresTo', () => {
  it('is the distance on the globe, within a hundredth, all over a city', () => {
    const nearby = degrees(-0.1, 0.1);
    fc.assert(
      fc.property(inBulgaria, nearby, nearby, (near, north, east) => {
        const point = { lat: near.lat + north, lon: near.lon + east };
        const km = kmBetween(near, point);
        expect(Math.abs(metresTo(near)(point.lat, point.lon) / 1000 - km)).toBeLessThan(0.01 * km + 0.005);
      }),
    );
  });

  it('puts a listing without a point behind the whole country', () => {
    fc.assert(
      fc.property(inBulgaria, inBulgaria, (near, { lat, lon }) => {
        const metres = metresTo(near);
        expect(metres(NaN, NaN)).toBeGreaterThan(metres(lat, lon));
      }),
    );
  });
});
