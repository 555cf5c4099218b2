import { findDistrict } from '@pokriv/contracts/place/districts';

import { apart, sketchAround } from './sketch.ts';

const lozenets = findDistrict('sofia', 'Лозенец') ?? { lat: 0, lon: 0 };
const farSouth = { lat: lozenets.lat - 0.02, lon: lozenets.lon };

describe('sketchAround', () => {
  it('shows the named district where it lies and how far it is', () => {
    const { districts, toClaimed, reach } = sketchAround(farSouth, 'sofia', 'Лозенец');
    const own = districts.find(({ name }) => name === 'Лозенец');
    expect(toClaimed).toBeCloseTo(2.2, 1);
    expect(own).toMatchObject({ isClaimed: true, x: 0 });
    expect(own?.y).toBeCloseTo(-2.2, 1);
    expect(reach).toBeGreaterThan(4);
  });

  it('shows metro stations near the point', () => {
    const { stations } = sketchAround({ lat: 42.6977, lon: 23.3219 }, 'sofia', undefined);
    expect(stations.map(({ name }) => name)).toContain('Сердика');
  });

  it('knows no distance to a district that is not in its list', () => {
    expect(sketchAround(lozenets, 'sofia', 'Няма такъв').toClaimed).toBeUndefined();
    expect(sketchAround(lozenets, 'vidin', undefined).districts).toEqual([]);
  });
});

it('apart leaves out a label that would cover an earlier one', () => {
  const labels = [
    { name: 'Лозенец', x: 0, y: 0 },
    { name: 'Изгрев', x: 3, y: 0 },
    { name: 'Изток', x: 0, y: 5 },
  ];
  const letter = { width: 1, height: 2 };
  expect(apart(labels, letter).map(({ name }) => name)).toEqual(['Лозенец', 'Изток']);
});
