import * as option from '@pokriv/contracts/listing/property-options';
import { PropertyCard } from '@pokriv/contracts/listing/property';
import {
  commissionLimits,
  depositLimits,
  searchFlags,
  SearchQuery,
  type SearchParams,
} from '@pokriv/contracts/search/search';

import type { StoredListing } from '../listings/stored-listing.ts';
import { LATEST, randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';
import { asText, brutePages, randomFilters, randomPolygon } from './testing/brute-search.ts';

const COUNT = 1500;

describe('GET /properties', () => {
  let service: TestProperty;
  let listings: StoredListing[];
  const random = seededRandom(7);

  beforeAll(async () => {
    service = await startProperty();
    service.clock.now = new Date(LATEST);
    listings = Array.from({ length: COUNT }, () => randomListing(random));
    await searchCards(service.connection).insertMany(listings.map(toSearchCard));
    await service.fillIndex(listings);
  });
  afterAll(async () => service.close());

  const search = async (params: SearchParams, path = '/properties') => {
    const { status, body } = await service.send('GET', `${path}?${asText(params)}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };
  const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);
  const pagesOf = (params: SearchParams) =>
    brutePages(listings, SearchQuery.parse(JSON.parse(JSON.stringify(params))));

  async function check(filters: SearchParams): Promise<number> {
    const params: SearchParams = { ...filters, limit: '9' };
    const pages = pagesOf(params);
    const first = await search(params);
    expect([params, idsOf(first)]).toEqual([params, pages[0] ?? []]);
    const total = pages.flat().length;
    expect(first.pagination).toMatchObject({ total, hasNext: pages.length > 1 });
    expect(first.pagination.totalIsMinimum).toBeUndefined();
    const fourth = await search({ ...params, page: '4' });
    expect([params, idsOf(fourth)]).toEqual([params, pages[3] ?? []]);
    return total;
  }

  it('tells the time of its results, the same while nothing changes', async () => {
    const { asOf } = await search({});
    expect(asOf).toBe(service.deps.engine.asOf.toISOString());
    expect([(await search({})).asOf, (await search({ location: 'sofia' })).asOf]).toEqual([asOf, asOf]);
  });

  const filters: [string, SearchParams][] = [
    ['nothing', {}],
    ['city', { location: 'sofia' }],
    ['price', { priceMin: '300', priceMax: '700' }],
    ['price from', { priceMin: '1900' }],
    ['price to', { priceMax: '450' }],
    ['type', { propertyType: ['room', 'house'] }],
    [
      'city, type and price',
      { location: 'varna', propertyType: ['apartment'], priceMin: '500', priceMax: '1500' },
    ],
    ['district in Latin letters', { location: 'sofia', neighborhood: ['lozenetz', 'mladost 1'] }],
    ['district of any city', { neighborhood: ['Център'] }],
    ['layout', { layout: ['two_room', 'attic'] }],
    ['amenities, all of them', { amenities: ['wifi', 'balcony'] }],
    ['rooms', { roomsMin: '2', roomsMax: '3' }],
    ['area', { areaMin: '60', areaMax: '100' }],
    ['floor', { floorMin: '0', floorMax: '2' }],
    ['furnishing', { furnishing: ['furnished', 'partial'] }],
    ['heating', { heating: ['gas', 'none'] }],
    ['construction', { constructionType: ['brick'] }],
    ['pets', { pets: 'yes' }],
    ['availability', { availableBy: '2026-06-01' }],
    ['advertiser', { advertiserType: 'owner' }],
    ['landlord', { landlord: 'anna' }],
    ['a small box', { bbox: '23.30,42.66,23.36,42.72' }],
    ['a large box', { bbox: '22,41,26,43' }],
    ['the whole country', { bbox: '20,40,30,45' }],
    ['a drawn area', { polygon: '23.25,42.6;23.4,42.62;23.36,42.75;23.3,42.68;23.26,42.74' }],
    ['featured', { featured: 'true' }],
    ['minutes to the metro', { metroMinutes: '12' }],
    ['stations of the metro', { metroStation: ['ndk', 'serdika', 'vitosha'] }],
    ['stations and minutes', { metroStation: ['ndk', 'teatralna'], metroMinutes: '25' }],
    ['the whole sum a month', { monthlyTotalMax: '900', currency: 'EUR' }],
    ['the sum of moving in', { moveInMax: '2500' }],
    ...depositLimits.map((depositMax): [string, SearchParams] => [
      `a deposit up to ${depositMax} %`,
      { depositMax },
    ]),
    ...commissionLimits.map((commissionMax): [string, SearchParams] => [
      `a commission up to ${commissionMax} %`,
      { commissionMax },
    ]),
    ['everyone whom it suits', { suitableFor: ['students', 'remote'] }],
    ['the last day', { publishedWithin: '1' }],
    ['the last week', { publishedWithin: '7' }],
    ...searchFlags.map((flag): [string, SearchParams] => [flag, { [flag]: 'true' }]),
    ['words', { query: 'светла тераса' }],
    ['a pet and words', { hasPet: 'true', query: 'светла тераса' }],
    ['a pet among the featured', { hasPet: 'true', featured: 'true' }],
    ['words in Latin letters', { query: 'svetal lozenec' }],
    ['words and city', { query: 'metro', location: 'sofia', priceMax: '900' }],
  ];
  const sorts = Object.keys(option.propertySorts) as option.PropertySort[];
  const cases = filters.flatMap(([name, params]) => sorts.map((sort) => [name, sort, params] as const));

  it.each(cases)('filters by %s in the order %s', async (_name, sort, params) => {
    expect(await check({ ...params, sort })).toBeGreaterThan(0);
  });

  it('orders by distance from a point, listings without a point last', async () => {
    for (const near of ['42.698,23.322', '43.2141,27.91472']) {
      expect(await check({ sort: 'distance_asc', near })).toBe(COUNT);
      for (let round = 0; round < 20; round += 1)
        await check({ ...randomFilters(random), sort: 'distance_asc', near });
    }
    await check({ sort: 'distance_asc' });
  });

  it('equals brute force for random combinations of filters', async () => {
    for (let round = 0; round < 100; round += 1) {
      const polygon = random.next() < 0.2 ? { polygon: randomPolygon(random) } : {};
      await check({ ...randomFilters(random), ...polygon, sort: random.oneOf(sorts) });
    }
  });

  it.each(sorts)('pages by cursor through everything in the order %s', async (sort) => {
    const params: SearchParams = { location: 'plovdiv', sort, limit: '17' };
    const walked: string[][] = [];
    let cursor: string | undefined;
    do {
      const body = await search({ ...params, ...(cursor && { cursor }) });
      walked.push(idsOf(body));
      cursor = body.pagination.cursor;
    } while (cursor);
    expect(walked).toEqual(pagesOf(params));
  });

  it.each(['1', '5', '7', '50'])('shows every listing once on pages of %s', async (limit) => {
    const params: SearchParams = { location: 'vidin', propertyType: ['apartment'], limit };
    const pages = pagesOf(params);
    for (const [at, page] of pages.entries())
      expect(idsOf(await search({ ...params, page: String(at + 1) }))).toEqual(page);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
  });

  it('continues by cursor from any page', async () => {
    const params: SearchParams = { location: 'varna', limit: '20' };
    const pages = pagesOf(params);
    for (const page of [1, 3, pages.length - 1]) {
      const { cursor } = (await search({ ...params, page: String(page) })).pagination;
      expect(idsOf(await search({ ...params, cursor }))).toEqual(pages[page]);
    }
  });

  it('returns whole cards with their counters', async () => {
    const body = await search({ limit: '50' });
    for (const card of body.data) expect(PropertyCard.strict().parse(card)).toEqual(card);
    const [first] = body.data;
    const listing = listings.find(({ _id }) => _id === first.id);
    expect(first).toMatchObject({ views: listing?.views, favorites: listing?.favorites });
  });

  it('finds every home of an owner, stated or not, as one without commission', async () => {
    const owners = listings.filter(({ fields: { advertiserType } }) => advertiserType === 'owner');
    expect(owners.some(({ fields }) => !fields.commission)).toBe(true);
    const body = await search({ noCommission: 'true', advertiserType: 'owner', limit: '50' });
    expect(body.pagination.total).toBe(owners.length);
    for (const { hasCommission } of body.data) expect(hasCommission).toBe(false);
  });

  it('searches under both paths', async () => {
    const query = 'терасата';
    expect(idsOf(await search({ query }, '/properties/search'))).toEqual(idsOf(await search({ query })));
  });

  it('answers a page past the end with an empty list', async () => {
    const body = await search({ location: 'vidin', page: '900', limit: '50' });
    expect(body).toMatchObject({ data: [], pagination: { page: 900, hasNext: false, hasPrev: true } });
    expect((await search({ location: 'burgas' })).pagination).toMatchObject({ total: 0, totalPages: 0 });
  });

  it('returns the highlighted listings for the home page, super ones first', async () => {
    const { data } = await search({ featured: 'true', limit: '5' });
    expect(data.map(({ promotionType }: PropertyCard) => promotionType)).toEqual(Array(5).fill('super'));
  });

  it.each([
    ['priceMin=abc', 'priceMin'],
    ['priceMax=0x10', 'priceMax'],
    ['priceMax=1e3', 'priceMax'],
    ['areaMin=', 'areaMin'],
    ['page=%201', 'page'],
    ['priceMin=900&priceMax=100', 'priceMin'],
    ['location=atlantis', 'location'],
    ['location[$ne]=x', 'location[$ne]'],
    ['propertyType=castle', 'propertyType.0'],
    ['limit=51', 'limit'],
    ['bbox=1,2,3', 'bbox'],
    ['polygon=1,2;3,4', 'polygon'],
    ['facets=maybe', 'facets'],
    ['metroStation=atlantis', 'metroStation.0'],
    ['elevator=false', 'elevator'],
    ['depositMax=150', 'depositMax'],
    ['depositMax=0&depositMax=100', 'depositMax'],
    ['commissionMax=0', 'commissionMax'],
    ['cursor=abc', 'cursor'],
    ['cursor=p1~0~0', 'cursor'],
    ['cursor=x0~0~0~1~nobody~0', 'cursor'],
    ['colour=red', 'colour'],
  ])('rejects %s by name', async (query, param) => {
    const { status, body } = await service.send('GET', `/properties?${query}`);
    expect([status, body.errors?.[0].param]).toEqual([400, param]);
  });
});
