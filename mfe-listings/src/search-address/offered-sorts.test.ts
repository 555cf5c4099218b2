import { isOfferedSort, mayAskMetro, offeredSorts } from './offered-sorts.ts';
import { nothingSought, type SearchState } from './search-state.ts';

const sortsOf = (state: Partial<SearchState>) =>
  offeredSorts({ ...nothingSought, ...state }).map(([sort]) => sort);

describe('offeredSorts', () => {
  it('starts with the recommended ones and has the whole sums', () => {
    const [first, ...rest] = sortsOf({});
    expect(first).toBe('recommended');
    expect(rest).toEqual(expect.arrayContaining(['monthly_total_asc', 'move_in_asc']));
  });

  it.each<[string, Partial<SearchState>, boolean]>([
    ['a text', { query: 'двор' }, true],
    ['no text', { location: 'sofia' }, false],
    ['a link that asks for it', { sort: 'relevance' }, true],
  ])('has relevance for %s: %p', (_, state, isOffered) => {
    expect(sortsOf(state).includes('relevance')).toBe(isOffered);
  });

  it.each<[string, Partial<SearchState>, boolean]>([
    ['Sofia', { location: 'sofia' }, true],
    ['a station', { metroStation: ['ndk'] }, true],
    ['minutes to the metro', { metroMinutes: 10 }, true],
    ['the whole country', {}, false],
    ['Varna', { location: 'varna' }, false],
  ])('has the way to the metro for %s: %p', (_, state, isOffered) => {
    expect(sortsOf(state).includes('metro_asc')).toBe(isOffered);
  });

  it.each<[Partial<SearchState>, boolean]>([
    [{ near: '42.69,23.32' }, true],
    [{}, false],
  ])('offers the distance only from a point: %j %p', (state, isIt) => {
    expect(isOfferedSort({ ...nothingSought, ...state }, 'distance_asc')).toBe(isIt);
    expect(isOfferedSort({ ...nothingSought, ...state }, 'newest')).toBe(true);
  });
});

it.each([
  ['', true],
  ['sofia', true],
  ['varna', false],
])('mayAskMetro in the city „%s“: %p', (location, may) => {
  expect(mayAskMetro({ location })).toBe(may);
});
