import {
  changedSearch,
  nothingSought,
  searchHref,
  type SearchState,
} from '../search-address/search-state.ts';
import { readChange, readFilters } from './read-change.ts';

const inLozenets: SearchState = { ...nothingSought, location: 'sofia', neighborhood: ['Лозенец'] };
const after = (state: SearchState, params: Parameters<typeof readChange>[1]) =>
  decodeURIComponent(searchHref(changedSearch(state, readChange(state, params, 'BGN'))));

describe('readChange', () => {
  it('adds filters to those that are set', () => {
    expect(after({ ...inLozenets, elevator: true }, { layout: ['two_room'], priceMax: '1500' })).toBe(
      '/properties?location=sofia&neighborhood=Лозенец&priceMax=1500&layout=two_room&elevator=true',
    );
  });

  it('adds a district of the same city, and drops those of another one', () => {
    expect(after(inLozenets, { location: 'sofia', neighborhood: ['Изток'] })).toBe(
      '/properties?location=sofia&neighborhood=Лозенец&neighborhood=Изток',
    );
    expect(after(inLozenets, { location: 'plovdiv', neighborhood: ['Капана'] })).toBe(
      '/properties?location=plovdiv&neighborhood=Капана',
    );
    expect(after(inLozenets, { location: 'varna' })).toBe('/properties?location=varna');
  });

  it('replaces a layout and a whole range', () => {
    const state: SearchState = { ...nothingSought, layout: ['two_room'], priceMin: 2000 };
    expect(after(state, { layout: ['three_room'], priceMax: '900' })).toBe(
      '/properties?priceMax=900&layout=three_room',
    );
  });

  it('leaves a map box for a named place, and a city without metro for a station', () => {
    expect(after({ ...inLozenets, bbox: '23.2,42.6,23.5,42.8' }, { location: 'sofia' })).not.toContain(
      'bbox',
    );
    expect(after({ ...nothingSought, location: 'varna' }, { metroStation: ['vitosha'] })).toBe(
      '/properties?metroStation=vitosha',
    );
  });

  it('names the currency of its sums, and drops sums in another one', () => {
    const inEuro: SearchState = { ...nothingSought, moveInMax: 2000, currency: 'EUR' };
    expect(after(inEuro, { priceMax: '900', currency: 'BGN' })).toBe('/properties?priceMax=900');
    expect(after(inEuro, { priceMax: '900', currency: 'EUR' })).toBe(
      '/properties?priceMax=900&moveInMax=2000&currency=EUR',
    );
    expect(after(inEuro, { layout: ['studio'] })).toContain('moveInMax=2000&currency=EUR');
  });

  it('reads „2000+“ as a lowest price', () => {
    expect(readFilters({ priceMax: '2000+' }, 'BGN')).toMatchObject({ priceMin: 2000 });
  });

  it('ignores parameters that the address does not know', () => {
    expect(readFilters({ horoscope: 'lion' }, 'BGN')).toEqual({});
  });

  it.each([
    [{ layout: ['studio'] }, true],
    [{ neighborhood: ['Изток'] }, false],
    [{ metroMinutes: '10' }, false],
    [{ metroStation: ['ndk'] }, false],
  ])('keeps a drawn area unless %j names a place: %p', (params, isKept) => {
    const drawn: SearchState = { ...inLozenets, polygon: '23.2,42.6;23.4,42.6;23.3,42.7' };
    expect(after(drawn, params).includes('polygon')).toBe(isKept);
  });

  it('keeps the city that is named with a station, and Sofia', () => {
    expect(after({ ...nothingSought, location: 'varna' }, { metroMinutes: '10' })).not.toContain('location');
    expect(after(inLozenets, { metroMinutes: '10' })).toContain('location=sofia');
  });

  it('adds to the amenities of another city too', () => {
    const state: SearchState = { ...inLozenets, amenities: ['wifi'] };
    const changed = after(state, { location: 'varna', amenities: ['oven'] });
    expect(changed).toContain('amenities=wifi&amenities=oven');
    expect(changed).not.toContain('neighborhood');
  });
});
