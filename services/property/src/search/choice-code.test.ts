import { amenityIds } from '@pokriv/contracts/listing/amenities';
import { heatings } from '@pokriv/contracts/listing/property-options';

import { choiceCode, choicesOf, roomsBetween } from './choice-code.ts';

const heatingKeys = Object.keys(heatings) as (keyof typeof heatings)[];

describe('choice code', () => {
  it('has a place for every amenity and heating', () => {
    for (const id of amenityIds) {
      const others = amenityIds.filter((other) => other !== id);
      expect(choicesOf(choiceCode({ amenities: [id] })).amenities).toEqual([id]);
      expect(choicesOf(choiceCode({ amenities: others })).amenities).toEqual(others);
    }
    for (const key of heatingKeys) expect(choicesOf(choiceCode({ heating: [key] })).heating).toEqual([key]);
  });

  it('tells an unset choice from a set one', () => {
    expect(choicesOf(choiceCode({}))).toMatchObject({ amenities: [], pets: [], layout: [], rooms: [] });
    expect(choicesOf(choiceCode({ pets: 'yes', layout: 'attic', rooms: 20 }))).toMatchObject({
      pets: ['yes'],
      layout: ['attic'],
      rooms: ['20'],
    });
  });

  it('lists the rooms between two bounds', () => {
    expect(roomsBetween(2, 4)).toEqual(['2', '3', '4']);
    expect(roomsBetween(19)).toEqual(['19', '20']);
  });
});
