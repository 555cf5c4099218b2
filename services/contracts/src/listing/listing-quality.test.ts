import { sumOf } from '../money.ts';
import type { ListingFields } from './listing-fields.ts';
import { listingQuality, qualityRules, type QualityHint } from './listing-quality.ts';

const whole: ListingFields = {
  propertyType: 'apartment',
  title: 'а'.repeat(30),
  description: 'а'.repeat(400),
  location: { city: 'sofia', geo: { lat: 42.7, lon: 23.3 } } as ListingFields['location'],
  deposit: { type: 'none' },
  furnishing: 'furnished',
  advertiserType: 'owner',
  heating: ['gas'],
  pets: 'no',
  smoking: 'no',
  constructionType: 'brick',
  totalFloors: 6,
  minLeaseMonths: 12,
  monthlyFees: sumOf(20, 'BGN'),
  amenities: ['wifi', 'balcony', 'parking', 'elevator', 'garden'] as ListingFields['amenities'],
  yearBuilt: 1999,
  suitableFor: ['families'],
  contactMethods: ['phone', 'viber'],
};

describe('quality of a listing', () => {
  it('is 100 with all of it and 0 with none', () => {
    expect(listingQuality(whole, 10)).toEqual({ score: 100, hints: [] });
    const { score, hints } = listingQuality({}, 0);
    expect([score, hints.length]).toEqual([0, Object.keys(qualityRules).length]);
  });

  it('hints at what counts most first', () => {
    const points = listingQuality({}, 0).hints.map((hint) => qualityRules[hint].points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(points[0]).toBe(15);
  });

  it.each<[string, Partial<ListingFields>, number, QualityHint[]]>([
    ['9 pictures', {}, 9, ['tenPictures']],
    ['5 pictures', {}, 5, ['tenPictures']],
    ['4 pictures', {}, 4, ['fivePictures', 'tenPictures']],
    ['no description', { description: undefined }, 10, ['description', 'longDescription']],
    ['a description of 49 letters', { description: 'а'.repeat(49) }, 10, ['description', 'longDescription']],
    ['a description of 50 letters', { description: 'а'.repeat(50) }, 10, ['longDescription']],
    ['a shorter description', { description: `${'а'.repeat(399)}  ` }, 10, ['longDescription']],
    ['a shorter title', { title: ` ${'а'.repeat(29)} ` }, 10, ['tellingTitle']],
    ['no place on the map', { location: { city: 'sofia' } as ListingFields['location'] }, 10, ['point']],
    ['no deposit told', { deposit: undefined }, 10, ['deposit']],
    ['no furnishing told', { furnishing: undefined }, 10, ['furnishing']],
    ['no advertiser told', { advertiserType: undefined }, 10, ['advertiser']],
    ['no heating told', { heating: [] }, 10, ['heating']],
    ['a room without its heating', { heating: [], propertyType: 'room' }, 10, []],
    ['no rule for pets', { pets: undefined }, 10, ['houseRules']],
    ['no rule for smoking', { smoking: undefined }, 10, ['houseRules']],
    ['no construction', { constructionType: undefined }, 10, ['construction']],
    ['no floors of the building', { totalFloors: undefined }, 10, ['construction']],
    ['a house without floors', { totalFloors: undefined, propertyType: 'house' }, 10, []],
    ['a shared home without construction', { constructionType: undefined, propertyType: 'shared' }, 10, []],
    ['no lease told', { minLeaseMonths: undefined }, 10, ['lease']],
    ['no monthly costs', { monthlyFees: undefined, utilitiesIncluded: [] }, 10, ['monthlyCosts']],
    ['monthly costs of 0', { monthlyFees: sumOf(0, 'EUR') }, 10, []],
    ['estimated bills only', { monthlyFees: undefined, estimatedUtilities: sumOf(0, 'EUR') }, 10, []],
    ['included bills only', { monthlyFees: undefined, utilitiesIncluded: ['water'] }, 10, []],
    ['four amenities', { amenities: whole.amenities?.slice(1) }, 10, ['amenities']],
    ['no facts of the building', { yearBuilt: undefined }, 10, ['building']],
    ['its condition only', { yearBuilt: undefined, condition: 'good' }, 10, []],
    ['its energy class only', { yearBuilt: undefined, energyClass: 'a' }, 10, []],
    ['no tenants named', { suitableFor: [] }, 10, ['suitability']],
    ['one way to get in touch', { contactMethods: ['phone'] }, 10, ['contactMethods']],
  ])('with %s lacks these', (_what, parts, pictures, hints) => {
    const quality = listingQuality({ ...whole, ...parts }, pictures);
    const lost = hints.reduce((sum, hint) => sum + qualityRules[hint].points, 0);
    expect(quality).toEqual({ score: 100 - lost, hints });
  });
});
