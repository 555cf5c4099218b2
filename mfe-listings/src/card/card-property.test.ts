import { aCard } from '../a-card.testing.ts';
import {
  compactPlaceText,
  knownPlace,
  placeText,
  shownAmenities,
  type CardProperty,
  type CompactListing,
} from './card-property.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('placeText', () => {
  it.each([
    [{ city: 'sofia', neighborhood: 'Лозенец' }, 'София, Лозенец'],
    [{ city: 'sofia' }, 'София, Неизвестен квартал'],
    [{ city: 'sofia', neighborhood: '' }, 'София, Неизвестен квартал'],
    [{ neighborhood: 'Лозенец' }, 'Неизвестен град, Лозенец'],
    [undefined, 'Неизвестен град, Неизвестен квартал'],
  ])('names what is missing of %j', (location, text) => {
    expect(placeText({ location } as Pick<CardProperty, 'location'>)).toBe(text);
  });
});

describe('knownPlace', () => {
  it.each([
    [{ city: 'sofia', neighborhood: 'Лозенец' }, 'София, Лозенец'],
    [{ neighborhood: 'Лозенец' }, 'Лозенец'],
    [{ city: 'sofia' }, 'София'],
    [{}, ''],
  ])('leaves out what is missing of %j', (place, text) => {
    expect(knownPlace(place)).toBe(text);
  });
});

describe('compactPlaceText', () => {
  const listing = { id: 'p1', title: '', city: 'sofia' } as CompactListing;

  it('adds the area when it is known', () => {
    expect(plain(compactPlaceText({ ...listing, area: 65 }))).toBe('София · 65 м²');
    expect(compactPlaceText(listing)).toBe('София');
  });
});

describe('shownAmenities', () => {
  const shown = (...amenities: CardProperty['amenities']) => shownAmenities({ ...aCard(), amenities });

  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
  ])('of %d counts %d more than the three shown', (count, more) => {
    const keys = ['a', 'b', 'c', 'd'].slice(0, count);
    expect(shown(...keys)).toMatchObject({ more });
    expect(shown(...keys).texts).toHaveLength(Math.min(3, count));
  });

  it('shows the most distinctive first, and the others in their order', () => {
    const named = (id: string) => ({ id, name: id });
    const keys = ['fridge', 'wifi', 'oven', 'parking_spot', 'elevator'].map(named);
    expect(shown(...keys).texts).toEqual(['parking_spot', 'elevator', 'wifi']);
    expect(shown(...['fridge', 'oven', 'parking_spot'].map(named)).texts).toEqual([
      'parking_spot',
      'fridge',
      'oven',
    ]);
  });

  it('names an amenity by its key when it comes without a name', () => {
    expect(shown('elevator').texts).toEqual(shown({ id: 'elevator' }).texts);
    expect(shown('elevator').texts).not.toEqual(['elevator']);
  });
});
