import { cityAt, cityName, kmBetween, nearestOf } from './cities.ts';

const SOFIA = { lat: 42.6977, lon: 23.3219 };
const PLOVDIV = { lat: 42.1354, lon: 24.7453 };

describe('cities', () => {
  it('are as far apart as on a map', () => {
    expect(kmBetween(SOFIA, PLOVDIV)).toBeCloseTo(132.6, 0);
    expect(kmBetween(PLOVDIV, SOFIA)).toBe(kmBetween(SOFIA, PLOVDIV));
    expect(kmBetween(SOFIA, { ...SOFIA, lat: SOFIA.lat + 1 })).toBeCloseTo(111.3, 9);
  });

  it.each([
    ['within 10 km', { lat: SOFIA.lat + 0.089, lon: SOFIA.lon }, 'sofia'],
    ['beyond 10 km', { lat: SOFIA.lat + 0.091, lon: SOFIA.lon }, undefined],
  ])('own a point %s', (_where, point, city) => {
    expect(cityAt(point)?.id).toBe(city);
  });

  it('are found by the nearest of several', () => {
    const places = [PLOVDIV, SOFIA, { lat: 43.2, lon: 27.9 }];
    expect(nearestOf(places, { lat: 42.6, lon: 23.4 }, 500)).toBe(SOFIA);
    expect(nearestOf([], SOFIA, 500)).toBeUndefined();
    const apart = kmBetween(SOFIA, PLOVDIV);
    expect(nearestOf([SOFIA], PLOVDIV, apart)).toBe(SOFIA);
    expect(nearestOf([SOFIA], PLOVDIV, apart - 0.001)).toBeUndefined();
  });

  it('are named by their id where they are unknown', () => {
    expect([cityName('sofia'), cityName('atlantis')]).toEqual(['София', 'atlantis']);
  });
});
