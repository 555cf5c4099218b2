import { kmBetween } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';

import { decodeLine } from './decode-line.ts';
import cells from './districts.json';

type Ring = [lat: number, lon: number][];

const rings: Readonly<Record<string, Ring[]>> = Object.fromEntries(
  Object.entries(cells).map(([city, lines]) => [city, lines.map(decodeLine)]),
);

/** Ray casting. */
function isInside(ring: Ring, { lat, lon }: { lat: number; lon: number }): boolean {
  return ring.reduce((isIn, [atLat, atLon], index) => {
    const [formerLat = 0, formerLon = 0] = ring.at(index - 1) ?? [];
    const crosses = atLat > lat !== formerLat > lat;
    return crosses && lon < ((formerLon - atLon) * (lat - atLat)) / (formerLat - atLat) + atLon
      ? !isIn
      : isIn;
  }, false);
}

/** Tolerance in km: corners are rounded to encoding steps. */
const ROUNDED = 0.1;

describe('cells of districts', () => {
  it('has a closed cell for each district of the table', () => {
    expect(Object.keys(rings)).toEqual(Object.keys(districts));
    for (const [city, known] of Object.entries(districts)) {
      expect(rings[city]).toHaveLength(known.length);
      for (const ring of rings[city] ?? []) expect(ring.at(-1)).toEqual(ring[0]);
    }
  });

  it('has each centre inside its own cell and inside no other', () => {
    for (const [city, known] of Object.entries(districts))
      for (const [index, district] of known.entries()) {
        const holding = (rings[city] ?? []).flatMap((ring, of) => (isInside(ring, district) ? [of] : []));
        expect({ city, name: district.name, holding }).toEqual({
          city,
          name: district.name,
          holding: [index],
        });
      }
  });

  it('ends where another district is nearer, and where the city ends', () => {
    for (const [city, known] of Object.entries(districts))
      for (const [index, own] of known.entries())
        for (const [lat, lon] of rings[city]?.[index] ?? []) {
          const distance = kmBetween(own, { lat, lon });
          const nearest = Math.min(...known.map((other) => kmBetween(other, { lat, lon })));
          expect(distance - nearest).toBeLessThan(ROUNDED);
          expect(distance).toBeLessThan(2.3 + ROUNDED);
        }
  });
});
