import { busiestCities } from './busiest-cities.ts';

describe('busiestCities', () => {
  it('returns the eight with the most listings, ties by name', () => {
    const counts = { ruse: 5, sofia: 90, varna: 40, burgas: 40, vidin: 1, lom: 0, pleven: 2, sliven: 2 };
    expect(busiestCities({ ...counts, yambol: 3, montana: 1 })).toEqual([
      { id: 'sofia', count: 90 },
      { id: 'burgas', count: 40 },
      { id: 'varna', count: 40 },
      { id: 'ruse', count: 5 },
      { id: 'yambol', count: 3 },
      { id: 'pleven', count: 2 },
      { id: 'sliven', count: 2 },
      { id: 'vidin', count: 1 },
    ]);
  });

  it('returns the defaults without counts', () => {
    expect(busiestCities(undefined)[0]).toEqual({ id: 'sofia' });
    expect(busiestCities({})).toHaveLength(8);
  });
});
