import { activeFilters } from '../search/active-filters.ts';
import { nothingSought, readSearch, searchHref, type SearchState } from './search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the search in the address', () => {
  it('survives the way there and back', () => {
    const state: SearchState = {
      query: 'тераса',
      location: 'sofia',
      priceMin: 300,
      priceMax: 1200,
      propertyType: ['apartment', 'room'],
      amenities: ['wifi', 'garage'],
      sort: 'price_asc',
      page: 3,
    };
    const href = searchHref(state);
    expect(read(href.split('?')[1] ?? '')).toEqual({ state, dropped: [] });
  });

  it('leaves out what is usual', () => {
    expect(searchHref(nothingSought)).toBe('/properties');
    expect(searchHref({ location: 'varna' })).toBe('/properties?location=varna');
  });

  it.each([
    ['location=atlantis', 'location'],
    ['priceMax=abc', 'priceMax'],
    ['priceMin=900&priceMax=500', 'priceMin'],
    ['propertyType=castle&propertyType=room', 'propertyType'],
    ['amenities=helipad', 'amenities'],
    ['sort=random', 'sort'],
    ['page=0', 'page'],
  ])('drops and names what cannot be: %s', (query, name) => {
    expect(read(query).dropped).toEqual([name]);
  });

  it('keeps the good values of a list with a bad one', () => {
    expect(read('propertyType=castle&propertyType=room').state.propertyType).toEqual(['room']);
  });

  it('ignores parameters of others', () => {
    expect(read('utm_source=mail')).toEqual({ state: nothingSought, dropped: [] });
  });
});

describe('chips of active filters', () => {
  it('each takes away its own filter', () => {
    const { state } = read('location=sofia&propertyType=room&propertyType=house&priceMax=800');
    const filters = activeFilters(state);
    expect(filters.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'София',
      'до 800 лв.',
      'Стая',
      'Къща',
    ]);
    expect(filters[2]?.without).toEqual({ propertyType: ['house'] });
  });
});
