import { sumOf } from '../money.ts';
import type { ListingFields } from './listing-fields.ts';
import { incompleteFields } from './submittable-property.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

/** Smallest complete listing. */
const apartment: ListingFields = {
  title: 'Двустаен в Лозенец',
  propertyType: 'apartment',
  layout: 'two_room',
  area: 60,
  floor: 3,
  price: sumOf(900, 'BGN'),
  availableFrom: '2026-12-01',
  location: { city: 'sofia', neighborhood: 'Лозенец' } as ListingFields['location'],
  contactPhone: '+359888123456',
};
const room: ListingFields = { ...apartment, propertyType: 'room', layout: undefined };
const studio: ListingFields = { ...room, propertyType: 'studio' };
const house: ListingFields = { ...apartment, propertyType: 'house', floor: undefined };
const agency: ListingFields = {
  ...apartment,
  ...{ advertiserType: 'agency', agencyName: 'Дом', eik: '131071587' },
};

const problemsOf = (listing: ListingFields, pictures = 3): string[] =>
  incompleteFields(listing, pictures, NOW).map(({ param }) => param);

describe('a listing ready to submit', () => {
  it.each<[string, ListingFields]>([
    ['an apartment', apartment],
    ['a room', room],
    ['a studio', studio],
    ['a house', house],
    ['a home of an agency', agency],
  ])('is %s with all its fields', (_what, listing) => {
    expect(problemsOf(listing)).toEqual([]);
  });

  it.each<[string, ListingFields, (keyof ListingFields)[]]>([
    [
      'an apartment',
      apartment,
      [
        ...(['title', 'propertyType', 'layout', 'area', 'floor', 'price'] as const),
        ...(['availableFrom', 'location', 'contactPhone'] as const),
      ],
    ],
    ['a room', room, ['area', 'floor']],
    ['a studio', studio, ['area', 'floor']],
    ['a house', house, ['layout', 'area']],
    ['an agency', agency, ['agencyName', 'eik']],
  ])('needs of %s each of its fields', (_what, listing, required) => {
    for (const field of required) expect(problemsOf({ ...listing, [field]: undefined })).toContain(field);
  });

  it('needs ten fields at most, besides the title that is guessed', () => {
    const ofSofia = { propertyType: 'apartment', location: { city: 'sofia' } as never } as const;
    const asked = new Set([...problemsOf({}, 0), ...problemsOf(ofSofia, 0)]);
    asked.delete('title');
    expect([...asked].toSorted()).toEqual([
      'area',
      'availableFrom',
      'contactPhone',
      'floor',
      'images',
      'layout',
      'location',
      'location.neighborhood',
      'price',
      'propertyType',
    ]);
  });

  it.each<[string, Partial<ListingFields>, string[]]>([
    ['a title of 9 letters', { title: 'а'.repeat(9) }, ['title']],
    ['a title of 10 letters', { title: 'а'.repeat(10) }, []],
    ['a description of 49 letters', { description: 'а'.repeat(49) }, ['description']],
    ['a description of 50 letters', { description: 'а'.repeat(50) }, []],
    ['a total area below the area', { totalArea: 59 }, ['totalArea']],
    ['a total area equal to the area', { totalArea: 60 }, []],
    ['a yard of an apartment', { yardArea: 100 }, ['yardArea']],
    ['no description', { description: undefined }, []],
    ['fewer floors than its own', { totalFloors: 2 }, ['totalFloors']],
    ['the last floor', { totalFloors: 3 }, []],
    [
      'a commission of an owner',
      { advertiserType: 'owner', commission: { type: 'percent', percent: 50 } },
      ['commission'],
    ],
    ['no commission of an owner', { advertiserType: 'owner', commission: { type: 'none' } }, []],
    ['a longest lease below the shortest', { minLeaseMonths: 12, maxLeaseMonths: 11 }, ['maxLeaseMonths']],
    ['one length of lease', { minLeaseMonths: 12, maxLeaseMonths: 12 }, []],
    [
      'no district in a city with districts',
      { location: { city: 'sofia' } as never },
      ['location.neighborhood'],
    ],
    ['no district in a town without', { location: { city: 'bansko' } as never }, []],
    ['a start a year from now', { availableFrom: '2027-11-24' }, []],
    ['a start later than in a year', { availableFrom: '2027-11-25' }, ['availableFrom']],
  ])('with %s has these problems', (_what, parts, expected) => {
    expect(problemsOf({ ...apartment, ...parts })).toEqual(expected);
  });

  it('allows a commission of an agency and a yard of a house', () => {
    expect(problemsOf({ ...agency, commission: { type: 'percent', percent: 50 } })).toEqual([]);
    expect(problemsOf({ ...house, yardArea: 300 })).toEqual([]);
    expect(problemsOf({ ...agency, eik: '131071588' })).toEqual(['eik']);
  });

  it('needs three pictures', () => {
    expect([problemsOf(apartment, 2), problemsOf(apartment, 3)]).toEqual([['images'], []]);
  });
});
