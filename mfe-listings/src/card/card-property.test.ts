import { aCard } from '../a-card.testing.ts';
import {
  compactPlaceText,
  kindText,
  knownPlace,
  placeText,
  shownAmenities,
  stateText,
  type CardProperty,
  type CompactListing,
} from './card-property.ts';

type CardPart = NonNullable<Parameters<typeof aCard>[0]>;
const now = new Date('2026-11-23T08:00:00Z');
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

describe('kindText', () => {
  const home = { propertyType: 'apartment', layout: 'two_room', area: 65, floor: 5, totalFloors: 8 } as const;
  const whole = { propertyType: 'house', layout: 'whole_house' } as const;

  it.each<[string, CardPart, string]>([
    ['all that is known', {}, 'Двустаен · 65 м² · ет. 5 от 8'],
    ['no area', { area: undefined }, 'Двустаен · ет. 5 от 8'],
    ['no floor', { floor: undefined }, 'Двустаен · 65 м²'],
    ['a building of unknown height', { totalFloors: undefined }, 'Двустаен · 65 м² · ет. 5'],
    ['the ground floor', { floor: 0 }, 'Двустаен · 65 м² · партер'],
    ['the basement', { floor: -1 }, 'Двустаен · 65 м² · сутерен'],
    ['the first floor', { floor: 1 }, 'Двустаен · 65 м² · ет. 1 от 8'],
    ['no layout', { layout: undefined, area: undefined, floor: undefined }, 'Апартамент'],
    ['the whole house', { ...whole, area: undefined, floor: undefined }, 'Къща'],
    [
      'a layout that says no type',
      { propertyType: 'house', area: undefined, floor: undefined },
      'Къща · Двустаен',
    ],
  ])('tells %s', (_what, part, text) => {
    expect(plain(kindText(aCard({ ...home, ...part })))).toBe(text);
  });
});

describe('stateText', () => {
  it.each<[string, CardPart, string]>([
    ['a home that is free today', { availableFrom: '2026-11-23' }, 'свободен веднага'],
    ['a home that is free tomorrow', { availableFrom: '2026-11-24' }, 'свободен от 24.11.2026'],
    ['a home of which nothing is known', {}, ''],
  ])('of %s', (_which, part, text) => {
    const unknown = { furnishing: undefined, availableFrom: undefined };
    expect(plain(stateText(aCard({ ...unknown, ...part }), now))).toBe(text);
  });

  it('begins with the furnishing', () => {
    const furnished = aCard({ furnishing: 'partial', availableFrom: '2026-11-23' });
    expect(stateText(furnished, now)).toBe('Частично обзаведен · свободен веднага');
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
