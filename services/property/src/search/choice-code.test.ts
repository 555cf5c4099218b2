import { amenityIds } from '@pokriv/contracts/amenities';
import { heatings } from '@pokriv/contracts/property-options';

import type { ListingFields } from '../listings/stored-listing.ts';
import { choiceCode, choicePattern, roomsBetween, type ChoiceFilter } from './choice-code.ts';

const heatingKeys = Object.keys(heatings) as (keyof typeof heatings)[];
const matches = (fields: ListingFields, filter: Partial<ChoiceFilter>) => {
  const pattern = choicePattern({ anyOf: {}, ...filter });
  return pattern === undefined || new RegExp(pattern, 'u').test(choiceCode(fields));
};

describe('the code of choices', () => {
  it('has a place for every amenity and heating', () => {
    for (const id of amenityIds) {
      expect(matches({ amenities: [id] }, { amenities: [id] })).toBe(true);
      expect(matches({ amenities: amenityIds.filter((other) => other !== id) }, { amenities: [id] })).toBe(
        false,
      );
    }
    for (const key of heatingKeys) {
      expect(matches({ heating: [key] }, { heating: [key, 'none'] })).toBe(true);
      expect(matches({ heating: heatingKeys.filter((other) => other !== key) }, { heating: [key] })).toBe(
        false,
      );
    }
  });

  it('asks for all amenities and any heating', () => {
    const fields: ListingFields = { amenities: ['wifi', 'garage'], heating: ['heat_pump'] };
    expect(matches(fields, { amenities: ['wifi', 'garage'] })).toBe(true);
    expect(matches(fields, { amenities: ['wifi', 'tv'] })).toBe(false);
    expect(matches(fields, { heating: ['gas', 'heat_pump'] })).toBe(true);
    expect(matches(fields, { heating: ['gas', 'none'] })).toBe(false);
  });

  it('tells what was not chosen from what was', () => {
    expect(matches({}, { anyOf: { pets: ['yes'] } })).toBe(false);
    expect(matches({ pets: 'yes' }, { anyOf: { pets: ['yes', 'no'], rooms: roomsBetween(1, 3) } })).toBe(
      false,
    );
    expect(
      matches({ pets: 'yes', rooms: 3 }, { anyOf: { pets: ['yes', 'no'], rooms: roomsBetween(1, 3) } }),
    ).toBe(true);
    expect(matches({ rooms: 20 }, { anyOf: { rooms: roomsBetween(4) } })).toBe(true);
  });

  it('needs no pattern when nothing is asked', () => {
    expect(choicePattern({ anyOf: {} })).toBeUndefined();
  });
});
