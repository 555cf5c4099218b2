import { cents, type Currency } from '@pokriv/contracts/money';

import { groupSpots } from './group-spots.ts';
import type { Cluster, Pin } from './spot-icons.ts';

const pin = (id: string, lon: number, price = 500): Pin => ({
  id,
  lat: 42,
  lon,
  price: cents(price * 100),
  promotionType: null,
});
const cluster = (lon: number, count: number): Cluster => ({
  lat: 42,
  lon,
  count,
  priceMin: cents(30_000),
  bbox: [lon, 42, lon + 0.1, 42.1],
});
const pins = [pin('a', 23), pin('b', 23.1, 400), pin('c', 25), pin('d', 23.05)];
const at = (pixels: number, clusters: Cluster[] = [], currency: Currency = 'EUR') =>
  groupSpots(
    { total: 16, pins, clusters },
    ({ lat, lon }) => ({ x: lon * pixels, y: lat * pixels }),
    currency,
  );

describe('groupSpots', () => {
  it('keeps spots apart where there is room', () => {
    const far = cluster(27, 12);
    const { pins: shown, groups } = at(10_000, [far]);
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(groups).toEqual([expect.objectContaining(far)]);
  });

  it('groups spots whose prices would overlap', () => {
    const { pins: shown, groups } = at(100);
    expect(shown.map(({ id }) => id)).toEqual(['c']);
    expect(groups).toMatchObject([
      { lat: 42, lon: 23, count: 3, priceMin: 40_000, bbox: [23, 42, 23.1, 42], ids: ['a', 'b', 'd'] },
    ]);
  });

  it('merges spots into a larger cluster that they would overlap', () => {
    const { groups } = at(100, [cluster(25.1, 5), cluster(24.9, 40)]);
    expect(groups[0]).toMatchObject({
      lat: 42,
      lon: 24.9,
      count: 46,
      priceMin: cents(30_000),
      bbox: [24.9, 42, 25.1 + 0.1, 42.1],
      ids: ['c'],
    });
  });
});
