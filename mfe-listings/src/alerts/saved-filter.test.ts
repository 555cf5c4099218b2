import { readSearch } from '../search-address/search-state.ts';
import { aSavedSearch } from './a-saved-search.testing.ts';
import { filterKey, findSaved, mayBeSaved, savedFilterOf } from './saved-filter.ts';

const stateOf = (address: string) => readSearch(new URLSearchParams(address)).state;
const keyOf = (address: string) => filterKey(stateOf(address));

describe('savedFilterOf', () => {
  it('has the filters of the results only', () => {
    expect(
      savedFilterOf(stateOf('location=sofia&priceMax=900&featured=true&sort=newest&page=2&view=map')),
    ).toEqual({ location: 'sofia', priceMax: '900' });
  });

  it('has no age: a saved search finds only what is new', () => {
    expect(savedFilterOf(stateOf('location=sofia&publishedWithin=1&reduced=true'))).toEqual({
      location: 'sofia',
      reduced: 'true',
    });
  });

  it.each([
    ['publishedWithin=7', false],
    ['metroMinutes=10', true],
    ['sort=newest&view=map', false],
    ['featured=true', false],
    ['pets=yes', true],
  ])('offers to save “%s”: %s', (address, isOffered) => {
    expect(mayBeSaved(stateOf(address))).toBe(isOffered);
  });
});

describe('filterKey', () => {
  it.each([
    ['propertyType=room&propertyType=studio', 'propertyType=studio&propertyType=room'],
    ['priceMax=900', 'priceMax=900&currency=BGN'],
    ['bbox=23.30,42.60,23.40,42.70', 'bbox=23.3,42.6,23.4,42.7'],
    ['polygon=23.30,42.60;23.40,42.60;23.40,42.70', 'polygon=23.3,42.6;23.4,42.6;23.4,42.7'],
    ['query=Двор', 'query=двор'],
    ['monthlyTotalMax=900', 'monthlyTotalMax=900&currency=BGN'],
    ['metroStation=ndk&metroStation=vitosha', 'metroStation=vitosha&metroStation=ndk&publishedWithin=1'],
    ['location=sofia&sort=newest&page=3', 'location=sofia'],
  ])('is one for “%s” and “%s”', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['priceMax=900', 'priceMax=900&currency=EUR'],
    ['location=sofia', 'location=varna'],
    ['priceMin=900', 'priceMax=900'],
    ['polygon=23.3,42.6;23.4,42.6;23.4,42.7', 'polygon=23.3,42.6;23.4,42.6;23.4,42.8'],
    ['moveInMax=900', 'moveInMax=900&currency=EUR'],
    ['metroStation=ndk', 'metroStation=ndk-2'],
    ['location=sofia', 'location=sofia&hasPet=true'],
    ['propertyType=room', 'propertyType=room&propertyType=studio'],
  ])('differs for “%s” and “%s”', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

describe('findSaved', () => {
  const searches = [aSavedSearch({ id: 's1', search: 'location=varna' }), aSavedSearch({ id: 's2' })];

  it('finds the search of the shown filter', () => {
    expect(findSaved(searches, stateOf('priceMax=1400&location=sofia&sort=newest'))?.id).toBe('s2');
  });

  it('finds none for another filter', () => {
    expect(findSaved(searches, stateOf('location=sofia'))).toBeUndefined();
  });
});
