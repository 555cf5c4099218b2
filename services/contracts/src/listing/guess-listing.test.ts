import fc from 'fast-check';

import { cities } from '../place/cities.ts';
import { followedGuesses, guessTitle } from './guess-listing.ts';
import {
  layouts,
  PROPERTY_LIMITS,
  propertyTypes,
  type Layout,
  type PropertyType,
} from './property-options.ts';

const inMladost = { location: { city: 'sofia', neighborhood: 'Младост 1' } };

describe('guessTitle', () => {
  it.each<[string, Parameters<typeof guessTitle>[0]]>([
    ['Двустаен в Младост 1', { propertyType: 'apartment', layout: 'two_room', ...inMladost }],
    ['Ателие в Младост 1', { propertyType: 'apartment', layout: 'attic', ...inMladost }],
    ['Студио във Варна', { propertyType: 'studio', location: { city: 'varna' } }],
    ['Стая в Банско', { propertyType: 'room', location: { city: 'bansko' } }],
    ['Къща в Лом', { propertyType: 'house', layout: 'whole_house', location: { city: 'lom' } }],
    ['Стая под наем в ЖП', { propertyType: 'room', location: { city: 'sofia', neighborhood: 'ЖП' } }],
    ['Етаж от къща в Лом', { propertyType: 'house', layout: 'house_floor', location: { city: 'lom' } }],
    [
      'Споделено жилище в центъра на Пловдив',
      { propertyType: 'shared', location: { city: 'plovdiv', neighborhood: 'Център' } },
    ],
  ])('is %s', (title, fields) => {
    expect(guessTitle(fields)).toBe(title);
  });

  it.each([
    ['the type', { ...inMladost }],
    ['the layout of an apartment', { propertyType: 'apartment' as const, ...inMladost }],
    ['the place', { propertyType: 'studio' as const }],
  ])('is unknown without %s', (_what, fields) => {
    expect(guessTitle(fields)).toBeUndefined();
  });

  it('is a title that can be submitted', () => {
    const home = fc.record({
      propertyType: fc.constantFrom(...(Object.keys(propertyTypes) as PropertyType[])),
      layout: fc.constantFrom(...(Object.keys(layouts) as Layout[])),
      location: fc.record({
        city: fc.constantFrom(...cities.map(({ id }) => id)),
        neighborhood: fc.option(fc.string({ minLength: 2, maxLength: 60 }), { nil: undefined }),
      }),
    });
    fc.assert(
      fc.property(home, (fields) => {
        const { length } = guessTitle(fields) ?? '';
        return length >= PROPERTY_LIMITS.titleMin && length <= PROPERTY_LIMITS.titleMax;
      }),
    );
  });
});

describe('followedGuesses', () => {
  const before = { propertyType: 'apartment' as const, layout: 'two_room' as const, ...inMladost };
  const guessed = { ...before, title: 'Двустаен в Младост 1', rooms: 2 };
  const after = { ...guessed, layout: 'three_room' as const };

  it('follow a change while nothing was written by hand', () => {
    expect(followedGuesses(guessed, after)).toEqual({ title: 'Тристаен в Младост 1', rooms: 3 });
    expect(followedGuesses({}, before)).toEqual({ title: 'Двустаен в Младост 1', rooms: 2 });
  });

  it('leave what was written by hand', () => {
    const own = { title: 'Светъл дом до парка', rooms: 4 };
    expect(followedGuesses({ ...guessed, ...own }, { ...after, ...own })).toEqual({});
  });

  it('are none where a change says nothing about them', () => {
    expect(followedGuesses(guessed, { ...guessed, title: undefined })).toEqual({});
  });
});
