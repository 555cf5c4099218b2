import { SavedFilter } from './saved-search.ts';

describe('filter of a saved search', () => {
  it.each([
    ['a station of the metro', { metroStation: 'ndk' }],
    ['minutes to the metro', { metroMinutes: '10' }],
    ['the whole sum a month', { monthlyTotalMax: '900' }],
    ['the sum of moving in', { moveInMax: '3000' }],
  ])('is narrow enough with %s', (_what, filter) => {
    expect(SavedFilter.safeParse(filter).success).toBe(true);
  });

  it('is not narrow enough with choices of the home alone', () => {
    expect(SavedFilter.safeParse({ elevator: 'true', suitableFor: 'students' }).success).toBe(false);
  });

  it('leaves out how long ago listings were published', () => {
    const asked = { location: 'sofia', noCommission: 'true', publishedWithin: '1' } as const;
    expect(SavedFilter.parse(asked)).toEqual({ location: 'sofia', noCommission: true });
  });
});
