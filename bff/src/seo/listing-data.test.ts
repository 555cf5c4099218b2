import { sumOf, toMoney } from '@pokriv/contracts/money';
import type { PublicProperty } from '@pokriv/contracts/listing/property';

import { listingData } from './listing-data.ts';

const dataOf = (parts: object, floorPlans: string[] = []): Record<string, any> => {
  const listing = { title: 'Дом', location: { city: 'sofia' }, ...parts } as unknown as PublicProperty;
  const data = listingData(listing, { url: 'https://pokriv.bg/properties/p1', pictures: [], floorPlans });
  return JSON.parse(JSON.stringify(data)) as Record<string, any>;
};

describe('structured data of a listing', () => {
  it.each([
    ['yes', true],
    ['no', false],
    ['negotiable', undefined],
    [undefined, undefined],
  ])('with the rule %s for pets says %s', (pets, petsAllowed) => {
    expect(dataOf({ pets }).mainEntity.petsAllowed).toBe(petsAllowed);
  });

  it('leaves out what the listing does not say', () => {
    expect(dataOf({ location: {} })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      '@id': 'https://pokriv.bg/properties/p1',
      url: 'https://pokriv.bg/properties/p1',
      name: 'Дом',
      inLanguage: 'bg',
      image: [],
      mainEntity: { '@type': 'Accommodation', address: { '@type': 'PostalAddress', addressCountry: 'BG' } },
    });
  });

  it('gives floor plans as parts of the home', () => {
    const plan = 'https://pokriv.bg/media/p-1280.jpg';
    expect(dataOf({}, [plan]).mainEntity.accommodationFloorPlan).toEqual([
      { '@type': 'FloorPlan', layoutImage: plan },
    ]);
  });

  it('says the rent with tax, the ground floor and what it offers', () => {
    const data = dataOf({
      price: toMoney(sumOf(460, 'EUR')),
      floor: 0,
      area: 40,
      amenities: ['wifi'],
      availableFrom: '2026-12-01',
    });
    expect(data.offers).toMatchObject({
      price: '460.00',
      priceCurrency: 'EUR',
      availabilityStarts: '2026-12-01',
      priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: true },
    });
    expect(data.mainEntity).toMatchObject({
      floorLevel: '0',
      floorSize: { value: 40, unitCode: 'MTK' },
      amenityFeature: [{ name: 'Wi-Fi', value: true }],
    });
  });
});
