import { array, assert, integer, property } from 'fast-check';

import { clusterOf } from './map-reply.ts';

const centreOf = (lats: readonly number[]): number => {
  const lat = lats.reduce((sum, one) => sum + one, 0) / lats.length;
  return clusterOf({ count: lats.length, lat, lon: 23, priceMin: 1, box: [23, 42, 24, 43], row: 0 }).lat;
};

it('a cluster’s centre does not depend on the order in which its listings are added up', () => {
  const fiveDecimals = integer({ min: 4_100_000, max: 4_400_000 }).map((metres) => metres / 1e5);
  assert(
    property(array(fiveDecimals, { minLength: 2, maxLength: 12 }), (lats) => {
      expect(centreOf(lats.toSorted((one, other) => one - other))).toBe(centreOf(lats.toReversed()));
      expect(centreOf(lats)).toBe(centreOf(lats.toSorted((one, other) => other - one)));
    }),
    { numRuns: 2000, seed: 7 },
  );
});

it('a cluster covers all its listings, rounded outwards to a metre', () => {
  const box = [23.320_004_9, 42.670_004_9, 23.330_005_1, 42.680_005_1] as const;
  expect(
    clusterOf({ count: 3, lat: 42.675_004_9, lon: 23.325_005_1, priceMin: 50_000, box, row: 0 }),
  ).toEqual({
    lat: 42.675,
    lon: 23.325_01,
    count: 3,
    priceMin: 50_000,
    bbox: [23.32, 42.67, 23.330_01, 42.680_01],
  });
});
