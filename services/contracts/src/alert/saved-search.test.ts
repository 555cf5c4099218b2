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

  it.each([
    ['22.3,41.2,28.7,44.3', false],
    ['20,40,30,45', false],
    ['23.2,42.6,23.4,42.8', true],
    ['23,41,28.7,44.3', true],
    ['22.3,42,28.7,44.3', true],
    ['22.3,41.2,27,44.3', true],
    ['22.3,41.2,28.7,43', true],
  ])('is narrow enough with the part %s of the map: %p', (bbox, isNarrow) => {
    expect(SavedFilter.safeParse({ bbox }).success).toBe(isNarrow);
    expect(SavedFilter.safeParse({ bbox, location: 'sofia' }).success).toBe(true);
  });

  it('leaves out how long ago listings were published', () => {
    const asked = { location: 'sofia', noCommission: 'true', publishedWithin: '1' } as const;
    expect(SavedFilter.parse(asked)).toEqual({ location: 'sofia', noCommission: true });
  });
});
