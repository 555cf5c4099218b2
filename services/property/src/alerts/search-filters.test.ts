import { SavedFilter, type SavedFilterInput } from '@pokriv/contracts/alert/saved-search';

import { filterHash, hitFilters, withCurrency } from './search-filters.ts';

const read = (filter: SavedFilterInput) => SavedFilter.parse(filter);
const hashOf = (filter: SavedFilterInput) => filterHash(read(filter), 'BGN');

describe('filterHash', () => {
  it.each<[string, SavedFilterInput, SavedFilterInput]>([
    [
      'a sum a month in another currency',
      { monthlyTotalMax: '195583' },
      { monthlyTotalMax: '100000', currency: 'EUR' },
    ],
    [
      'a sum of moving in in another currency',
      { moveInMax: '195583' },
      { moveInMax: '100000', currency: 'EUR' },
    ],
    ['stations in another order', { metroStation: ['ndk', 'vitosha'] }, { metroStation: ['vitosha', 'ndk'] }],
    [
      'the usual minutes to a station',
      { metroStation: ['ndk'] },
      { metroStation: ['ndk'], metroMinutes: '15' },
    ],
    ['how long ago it was published', { location: 'sofia' }, { location: 'sofia', publishedWithin: '7' }],
  ])('is equal with %s', (_what, one, other) => {
    expect(hashOf(one)).toBe(hashOf(other));
  });

  it.each<[string, SavedFilterInput, SavedFilterInput]>([
    ['other minutes to a station', { metroStation: ['ndk'] }, { metroStation: ['ndk'], metroMinutes: '10' }],
    [
      'another limit of the deposit',
      { location: 'sofia', depositMax: '100' },
      { location: 'sofia', depositMax: '0' },
    ],
    ['a limit of the commission', { location: 'sofia' }, { location: 'sofia', commissionMax: '50' }],
    ['a flag', { location: 'sofia' }, { location: 'sofia', hasPet: 'true' }],
    ['sums of another kind', { monthlyTotalMax: '900' }, { moveInMax: '900' }],
    ['the metro anywhere', { metroStation: ['ndk'], metroMinutes: '15' }, { metroMinutes: '15' }],
  ])('differs with %s', (_what, one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });
});

describe('withCurrency', () => {
  it.each(['priceMin', 'priceMax', 'monthlyTotalMax', 'moveInMax'])('names the currency of %s', (name) => {
    const filter = read({ location: 'sofia', [name]: '900' });
    expect(withCurrency(filter, 'EUR').currency).toBe('EUR');
    expect(hitFilters(withCurrency(filter, 'EUR'), 'BGN')).toEqual(hitFilters(filter, 'EUR'));
  });

  it('names none without a sum', () => {
    expect(withCurrency(read({ location: 'sofia', elevator: 'true' }), 'EUR')).toEqual({
      location: 'sofia',
      elevator: true,
    });
  });
});
