import { nothingSought } from '../search-address/search-state.ts';
import { stillUnderstood, understoodFilters, understoodFrom } from './understood.ts';

const part = { location: 'sofia', layout: ['two_room' as const], priceMax: 1500, query: 'двор' };
const state = { ...nothingSought, ...part };

describe('understoodFrom', () => {
  it('lists the filters in the order of the sentence, a range by either bound, without the words', () => {
    const namesIn = (inOrder: string[]) =>
      understoodFilters(state, understoodFrom('изречение', part, inOrder)).map(({ name }) => name);
    expect(namesIn(['layout', 'location', 'priceMax'])).toEqual(['layout', 'location', 'priceMin']);
    expect(namesIn(['priceMax', 'layout', 'location'])).toEqual(['priceMin', 'layout', 'location']);
  });

  it('puts a filter that the sentence does not name last', () => {
    const understood = understoodFrom('изречение', part, ['priceMax', 'layout']);
    expect(understoodFilters(state, understood).at(-1)?.name).toBe('location');
  });

  it('is undefined for a sentence of words alone', () => {
    expect(understoodFrom('двор', { query: 'двор' }, ['query'])).toBeUndefined();
  });
});

describe('stillUnderstood', () => {
  const understood = understoodFrom('изречение', part, ['layout', 'location', 'priceMax']);

  it('drops a filter that was removed, also when it is set again', () => {
    const left = stillUnderstood({ ...state, layout: [] }, understood);
    expect(understoodFilters(state, left).map(({ name }) => name)).toEqual(['location', 'priceMin']);
  });

  it('drops a filter that was changed', () => {
    const left = stillUnderstood({ ...state, priceMax: 900 }, understood);
    expect(understoodFilters(state, left).map(({ name }) => name)).toEqual(['layout', 'location']);
  });

  it('is undefined without any filter left', () => {
    expect(stillUnderstood(nothingSought, understood)).toBeUndefined();
    expect(stillUnderstood(state, undefined)).toBeUndefined();
    expect(understoodFilters(state, undefined)).toEqual([]);
  });
});
