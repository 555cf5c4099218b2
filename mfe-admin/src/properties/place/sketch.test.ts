import { findCity } from '@pokriv/contracts/place/cities';
import { findDistrict } from '@pokriv/contracts/place/districts';

import { texts } from './messages.ts';
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

  it.each([
    ['near', 0, 1.2],
    ['2 km away', 0.018, 7.56],
    ['far away', 0.2, 9],
  ])('is wide enough to show a district that is %s', (_how, north, reach) => {
    const point = { lat: lozenets.lat + north, lon: lozenets.lon };
    expect(sketchAround(point, 'sofia', 'Лозенец').reach).toBeCloseTo(reach, 1);
  });

  it('shows east on the right and south below, and nothing beyond its edges', () => {
    const { districts, reach } = sketchAround(
      { lat: lozenets.lat + 0.004, lon: lozenets.lon - 0.006 },
      'sofia',
      'Лозенец',
    );
    const own = districts.find(({ isClaimed }) => isClaimed);
    expect(own?.x).toBeCloseTo(0.49, 1);
    expect(own?.y).toBeCloseTo(0.44, 1);
    for (const { x, y } of districts) {
      expect(Math.abs(x)).toBeLessThan(reach * 0.9);
      expect(Math.abs(y)).toBeLessThan(reach * 0.9 * 0.32);
    }
  });

  it('shows the nearest district first', () => {
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);
    const away = sketchAround(farSouth, 'sofia', 'Лозенец').districts.map(far);
    expect(away.length).toBeGreaterThan(2);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
  });

  it('shows the city and the towns around it where no districts are known', () => {
    const vidin = findCity('vidin')!;
    const { towns, toCity, toClaimed, reach } = sketchAround(
      { lat: vidin.lat, lon: vidin.lon - 0.052 },
      'vidin',
      undefined,
    );
    expect(towns).toContainEqual(expect.objectContaining({ name: 'Видин', isClaimed: true }));
    expect(toCity).toBeCloseTo(4.2, 1);
    expect(toClaimed).toBeUndefined();
    expect(reach).toBeGreaterThan(10);
    expect(towns.map(({ isClaimed }) => isClaimed).filter(Boolean)).toHaveLength(1);
    const bansko = sketchAround({ lat: 41.878, lon: 23.475 }, 'bansko', undefined);
    expect(bansko.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Банско', 'Разлог']));
  });

  it('shows no label of a city with districts, and no distance to it beside that to the district', () => {
    const { towns, toCity } = sketchAround(farSouth, 'sofia', 'Лозенец');
    expect(towns.map(({ name }) => name)).not.toContain('София');
    expect(toCity).toBeUndefined();
    expect(sketchAround(farSouth, 'sofia', undefined).toCity).toBeCloseTo(4.9, 0);
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

it.each([
  [0.04, 'на 0 м'],
  [0.46, 'на 500 м'],
  [0.94, 'на 900 м'],
  [0.96, 'на 1 км'],
  [1, 'на 1 км'],
  [2.24, 'на 2,2 км'],
])('texts.near rounds %d km', (km, text) => {
  expect(texts.near(km).replaceAll('\u00a0', ' ')).toBe(`${text} от центъра на квартала`);
});
