import { amenityIds } from '@pokriv/contracts/listing/amenities';
import { heatings, suitabilities } from '@pokriv/contracts/listing/property-options';
import { commissionLimits, depositLimits, searchFlags } from '@pokriv/contracts/search/search';

import { choiceCode, choicesOf, roomsBetween } from './choice-code.ts';

const heatingKeys = Object.keys(heatings) as (keyof typeof heatings)[];

describe('choice code', () => {
  it('has a place for every amenity and heating', () => {
    for (const id of amenityIds) {
      const others = amenityIds.filter((other) => other !== id);
      expect(choicesOf(choiceCode({ amenities: [id] }, [])).amenities).toEqual([id]);
      expect(choicesOf(choiceCode({ amenities: others }, [])).amenities.toSorted()).toEqual(
        others.toSorted(),
      );
    }
    for (const key of heatingKeys)
      expect(choicesOf(choiceCode({ heating: [key] }, [])).heating).toEqual([key]);
  });

  it('has a place for everyone whom a home suits, and for each flag of searches', () => {
    for (const who of Object.keys(suitabilities) as (keyof typeof suitabilities)[])
      expect(choicesOf(choiceCode({ suitableFor: [who] }, []))).toMatchObject({
        suitableFor: [who],
        flag: [],
      });
    for (const flag of searchFlags)
      expect(choicesOf(choiceCode({}, [flag]))).toMatchObject({ suitableFor: [], flag: [flag] });
    expect(choicesOf(choiceCode({}, searchFlags)).flag).toEqual(searchFlags);
  });

  it('reads the codes of earlier releases', () => {
    expect(choicesOf('BAhwQBCBCBDBC')).toEqual({
      amenities: ['induction_stove', 'tv', 'cctv', 'electric_charging', 'balcony', 'near_park'],
      heating: ['district', 'none'],
      furnishing: ['furnished'],
      pets: ['no'],
      advertiserType: ['owner'],
      layout: ['three_room'],
      constructionType: ['brick'],
      rooms: ['2'],
      suitableFor: [],
      flag: [],
      deposit: [],
      commission: [],
    });
  });

  it('has a place for each limit of the deposit and of the commission', () => {
    const limitsIn = (fields: Parameters<typeof choiceCode>[0]) => {
      const { deposit, commission, flag } = choicesOf(choiceCode(fields, []));
      return { deposit, commission, flag };
    };
    expect(limitsIn({ deposit: { type: 'none' } })).toEqual({
      deposit: [...depositLimits],
      commission: [],
      flag: [],
    });
    expect(limitsIn({ deposit: { type: 'months', months: 2 }, advertiserType: 'owner' })).toEqual({
      deposit: ['200'],
      commission: [...commissionLimits],
      flag: [],
    });
  });

  it('tells an unset choice from a set one', () => {
    expect(choicesOf(choiceCode({}, []))).toMatchObject({ amenities: [], pets: [], layout: [], rooms: [] });
    expect(choicesOf(choiceCode({ pets: 'yes', layout: 'attic', rooms: 20 }, []))).toMatchObject({
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
