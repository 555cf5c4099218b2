import { sumOf } from '../money.ts';
import type { ListingFields } from './listing-fields.ts';
import { incompleteFields } from './submittable-property.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

const apartment: ListingFields = {
  title: 'Двустаен апартамент',
  description: 'Светъл апартамент с изглед към парка и тераса. '.repeat(3),
  propertyType: 'apartment',
  layout: 'two_room',
  area: 60,
  floor: 3,
  totalFloors: 6,
  constructionType: 'brick',
  heating: ['gas'],
  furnishing: 'furnished',
  price: sumOf(900, 'BGN'),
  deposit: { type: 'months', months: 1 },
  advertiserType: 'owner',
  availableFrom: '2026-12-01',
  minLeaseMonths: 12,
  pets: 'no',
  smoking: 'no',
  location: { city: 'sofia', neighborhood: 'Лозенец' } as ListingFields['location'],
  contactName: 'Мария',
  contactPhone: '+359888123456',
  contactMethods: ['phone'],
};
const room: ListingFields = {
  ...apartment,
  ...{ propertyType: 'room', layout: undefined, constructionType: undefined, heating: undefined },
  ...{ occupantsNow: 0, bathroomShared: false, landlordLivesIn: false },
};
const house: ListingFields = {
  ...apartment,
  propertyType: 'house',
  floor: undefined,
  totalFloors: undefined,
};
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
        ...(['title', 'description', 'propertyType', 'layout', 'area', 'floor', 'totalFloors'] as const),
        ...(['constructionType', 'heating', 'furnishing', 'price', 'deposit', 'advertiserType'] as const),
        ...(['availableFrom', 'minLeaseMonths', 'pets', 'smoking', 'location'] as const),
        ...(['contactName', 'contactPhone', 'contactMethods'] as const),
      ],
    ],
    ['a room', room, ['floor', 'totalFloors', 'occupantsNow', 'bathroomShared', 'landlordLivesIn']],
    ['a shared home', { ...room, propertyType: 'shared', heating: ['gas'] }, ['occupantsNow', 'heating']],
    [
      'a studio',
      { ...apartment, propertyType: 'studio', layout: undefined },
      ['constructionType', 'heating'],
    ],
    ['a house', house, ['layout', 'constructionType', 'heating']],
    ['an agency', agency, ['agencyName', 'eik']],
  ])('needs of %s each of its fields', (_what, listing, required) => {
    for (const field of required) expect(problemsOf({ ...listing, [field]: undefined })).toContain(field);
  });

  it('needs a value in its lists', () => {
    expect(problemsOf({ ...apartment, heating: [], contactMethods: [] })).toEqual([
      'heating',
      'contactMethods',
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
    ['fewer floors than its own', { totalFloors: 2 }, ['totalFloors']],
    ['the last floor', { totalFloors: 3 }, []],
    ['a commission of an owner', { commission: { type: 'percent', percent: 50 } }, ['commission']],
    ['no commission of an owner', { commission: { type: 'none' } }, []],
    ['a longest lease below the shortest', { maxLeaseMonths: 11 }, ['maxLeaseMonths']],
    ['one length of lease', { maxLeaseMonths: 12 }, []],
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
