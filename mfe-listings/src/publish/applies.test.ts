import type { PropertyType } from '@pokriv/contracts/listing/property-options';

import { applies } from './applies.ts';
import type { DraftFields } from './draft-fields.ts';

const names = [
  ...['layout', 'rooms', 'bedrooms', 'yardArea', 'floor', 'totalFloors', 'hasElevator'],
  ...['occupantsNow', 'bathroomShared', 'landlordLivesIn', 'lockableRoom'],
] as const;
const shared = ['occupantsNow', 'bathroomShared', 'landlordLivesIn', 'lockableRoom'];
const appliedTo = (fields: DraftFields) => names.filter((name) => applies(fields, name));

describe('applies', () => {
  it.each<[PropertyType | undefined, string[]]>([
    ['apartment', ['layout', 'rooms', 'bedrooms', 'floor', 'totalFloors', 'hasElevator']],
    ['house', ['layout', 'rooms', 'bedrooms', 'yardArea']],
    ['studio', ['floor', 'totalFloors', 'hasElevator']],
    ['room', ['floor', 'totalFloors', 'hasElevator', ...shared]],
    ['shared', ['rooms', 'bedrooms', 'floor', 'totalFloors', 'hasElevator', ...shared]],
    [undefined, ['rooms', 'bedrooms', 'floor', 'totalFloors', 'hasElevator']],
  ])('has for a home of the kind %s its own fields', (propertyType, fields) => {
    expect(appliedTo({ propertyType })).toEqual(fields);
  });

  it('has a floor for the floor of a house', () => {
    const floor = { propertyType: 'house', layout: 'house_floor' } as const;
    expect(['floor', 'totalFloors'].filter((name) => applies(floor, name))).toHaveLength(2);
  });

  it.each([
    ['owner', []],
    ['agency', ['agencyName', 'eik', 'commission', 'commission.type']],
    ['manager', ['commission', 'commission.type']],
    [undefined, []],
  ] as const)('has commission and company for %s', (advertiserType, fields) => {
    const asked = [
      'agencyName',
      'eik',
      'commission',
      'commission.type',
      'commission.percent',
      'commission.amount',
    ];
    expect(asked.filter((name) => applies({ advertiserType }, name))).toEqual(fields);
  });

  it.each([
    ['manager', 'percent', ['commission.percent']],
    ['manager', 'amount', ['commission.amount']],
    ['manager', 'none', []],
    ['owner', 'percent', []],
    ['owner', 'amount', []],
  ] as const)('has the figure of a commission of %s by %s', (advertiserType, type, fields) => {
    const given: DraftFields = { advertiserType, commission: { type } };
    expect(['commission.percent', 'commission.amount'].filter((name) => applies(given, name))).toEqual(
      fields,
    );
  });

  it.each([
    ['months', ['deposit.months']],
    ['amount', ['deposit.amount']],
    ['none', []],
  ] as const)('has the figure of a deposit in %s', (type, fields) => {
    const given: DraftFields = { deposit: { type } };
    expect(['deposit.months', 'deposit.amount'].filter((name) => applies(given, name))).toEqual(fields);
  });

  it.each([
    [undefined, []],
    ['varna', ['location.neighborhood']],
    ['sofia', ['location.neighborhood', 'location.metroStation']],
  ] as const)('has district and metro in %s', (city, fields) => {
    const asked = ['location.neighborhood', 'location.metroStation'];
    expect(asked.filter((name) => applies({ location: { city } }, name))).toEqual(fields);
  });

  it('has fields without a rule for every home', () => {
    expect(applies({}, 'title')).toBe(true);
    expect(applies({ propertyType: 'house' }, 'location.city')).toBe(true);
  });
});
