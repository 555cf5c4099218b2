import { targetOf } from './map-target.ts';

describe('targetOf', () => {
  const polygon = '23.3,42.6;23.4,42.6;23.35,42.7';

  it('prefers the drawn area to the window, and the window to the city', () => {
    expect(targetOf({ city: 'varna', bbox: '23,42,24,43', polygon })).toEqual([23.3, 42.6, 23.4, 42.7]);
    expect(targetOf({ city: 'varna', bbox: '23,42,24,43' })).toEqual([23, 42, 24, 43]);
  });

  it('covers the districts of a large city, without its villages', () => {
    const [west, south, east, north] = targetOf({ city: 'sofia' }) ?? [0, 0, 0, 0];
    expect([west, south]).toEqual([23.233, 42.6332]);
    expect([east, north]).toEqual([23.4068, 42.759]);
  });

  it('is around the middle of a small city', () => {
    const [west, south, east, north] = targetOf({ city: 'bansko' }) ?? [0, 0, 0, 0];
    expect((west + east) / 2).toBeCloseTo(23.4885);
    expect((south + north) / 2).toBeCloseTo(41.8383);
  });

  it('is undefined without a place, or with one that cannot be parsed', () => {
    expect(targetOf({})).toBeUndefined();
    expect(targetOf({ city: 'atlantis' })).toBeUndefined();
    expect(targetOf({ bbox: '1,2' })).toBeUndefined();
  });
});
