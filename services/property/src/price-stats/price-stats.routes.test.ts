import { perSquareMetre } from '@pokriv/contracts/listing/listing-sums';
import { cents, moneyOf, sumOf, toMoney } from '@pokriv/contracts/money';

import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { roomsOf } from '../search/rooms-of.ts';
import { manyListings } from '../search/testing/many-listings.ts';
import { startProperty, type TestProperty } from '../testing.ts';

describe('GET /properties/price-stats', () => {
  let service: TestProperty;
  let listings: StoredListing[];

  beforeAll(async () => {
    service = await startProperty();
    const random = seededRandom(9);
    listings = Array.from({ length: 700 }, () => randomListing(random));
    await manyListings(service, listings);
  });
  afterAll(async () => service.close());

  const stats = async (query: string) => {
    const { status, body } = await service.send('GET', `/properties/price-stats?${query}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data;
  };
  const inLeva = (perM2: number) => toMoney(sumOf(Math.round(perM2 * 100) / 100, 'BGN'));
  const median = (values: number[]) => {
    const sorted = values.sort((one, other) => one - other);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  };
  function expected(scope: string, fits: (listing: StoredListing) => boolean) {
    const found = listings.filter(fits).map(({ fields }) => fields);
    if (found.length < 8) return [];
    const perM2 = found.flatMap(({ price, area = 1 }) => (price ? perSquareMetre(price, area).bgn : []));
    const quarter = Math.floor((perM2.length - 1) / 4);
    const medianPrice = median(found.map(({ price }) => price?.cents ?? 0));
    const stat = {
      scope,
      medianPerM2: inLeva(median(perM2)),
      lowPerM2: inLeva(perM2[quarter] ?? 0),
      highPerM2: inLeva(perM2.at(-1 - quarter) ?? 0),
      medianPrice: moneyOf(cents(Math.round(medianPrice))),
      count: found.length,
    };
    return [stat];
  }

  it.each(['sofia', 'plovdiv', 'varna', 'vidin', 'ruse'])('returns the medians of %s', async (city) => {
    const inCity = ({ fields }: StoredListing) => fields.location?.city === city;
    expect(await stats(`location=${city}`)).toEqual(expected('city', inCity));
  });

  it('adds those of a district and of as many rooms', async () => {
    for (const type of ['apartment', 'room', 'house']) {
      for (const rooms of [1, 2, 3, 6, 9]) {
        const inCity = ({ fields }: StoredListing) =>
          fields.location?.city === 'sofia' && fields.propertyType === type;
        const query = `location=sofia&neighborhood=lozenetz&propertyType=${type}&rooms=${rooms}`;
        expect(await stats(query)).toEqual([
          ...expected('city', inCity),
          ...expected(
            'district',
            (listing) => inCity(listing) && listing.fields.location?.neighborhood === 'Лозенец',
          ),
          ...expected('rooms', (listing) => inCity(listing) && roomsOf(listing.fields) === rooms),
        ]);
      }
    }
  });

  it.each([
    ['', 'location'],
    ['location=atlantis', 'location'],
    ['location=sofia&rooms=0', 'rooms'],
    ['location=sofia&priceMin=3', 'priceMin'],
  ])('rejects %s by name', async (query, param) => {
    const { status, body } = await service.send('GET', `/properties/price-stats?${query}`);
    expect([status, body.errors?.[0].param]).toEqual([400, param]);
  });
});
