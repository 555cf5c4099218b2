import { targetOf } from './map-target.ts';

describe('where a search puts the map', () => {
  const polygon = '23.3,42.6;23.4,42.6;23.35,42.7';

  it('is the drawn area before the window, and the window before the city', () => {
    expect(targetOf({ city: 'varna', bbox: '23,42,24,43', polygon })).toEqual([23.3, 42.6, 23.4, 42.7]);
    expect(targetOf({ city: 'varna', bbox: '23,42,24,43' })).toEqual([23, 42, 24, 43]);
  });

  it('is all of a large city', () => {
    const [west, south, east, north] = targetOf({ city: 'sofia' }) ?? [0, 0, 0, 0];
    expect([west, south]).toEqual([23.2483, 42.6203]);
    expect([east, north]).toEqual([23.4031, 42.7417]);
  });

  it('is the middle of a small one', () => {
    const [west, south, east, north] = targetOf({ city: 'bansko' }) ?? [0, 0, 0, 0];
    expect((west + east) / 2).toBeCloseTo(23.4885);
    expect((south + north) / 2).toBeCloseTo(41.8383);
  });

  it('is nowhere in particular without any of them, or with what cannot be read', () => {
    expect(targetOf({})).toBeUndefined();
    expect(targetOf({ city: 'atlantis' })).toBeUndefined();
    expect(targetOf({ bbox: '1,2' })).toBeUndefined();
  });
});
