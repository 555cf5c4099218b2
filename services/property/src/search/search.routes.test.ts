import { amenityIds } from '@pokriv/contracts/amenities';
import * as option from '@pokriv/contracts/property-options';
import { PropertyCard } from '@pokriv/contracts/property';
import { SearchQuery, type SearchParams } from '@pokriv/contracts/search';

import { shownPoint } from '../listings/shown-place.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';
import { listingTokens } from './listing-tokens.ts';
import { roomsOf } from './rooms-of.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';
import { nameKey, tokensOf } from './tokens.ts';

const COUNT = 1500;

const within = (value: number | undefined, min = -Infinity, max = Infinity) =>
  value !== undefined && value >= min && value <= max;
const given = (...bounds: unknown[]) => bounds.some((bound) => bound !== undefined);
const oneOfThem = (list: readonly unknown[] | undefined, value: unknown) =>
  !list?.length || list.includes(value);

/** The search rules said once more, without any index. */
function fits(listing: StoredListing, query: SearchQuery): boolean {
  const { fields } = listing;
  const point = shownPoint(listing);
  const [west, south, east, north] = query.bbox ?? [];
  const district = fields.location?.neighborhood && nameKey(fields.location.neighborhood);
  return (
    (!query.location || fields.location?.city === query.location) &&
    within(fields.price, query.priceMin, query.priceMax) &&
    within(fields.area, query.areaMin, query.areaMax) &&
    (!given(query.roomsMin, query.roomsMax) || within(roomsOf(fields), query.roomsMin, query.roomsMax)) &&
    (!given(query.floorMin, query.floorMax) || within(fields.floor, query.floorMin, query.floorMax)) &&
    oneOfThem(query.neighborhood?.map(nameKey), district) &&
    oneOfThem(query.propertyType, fields.propertyType) &&
    oneOfThem(query.layout, fields.layout) &&
    oneOfThem(query.furnishing, fields.furnishing) &&
    oneOfThem(query.constructionType, fields.constructionType) &&
    (!query.heating?.length || query.heating.some((heating) => fields.heating?.includes(heating))) &&
    (query.amenities ?? []).every((amenity) => fields.amenities?.includes(amenity)) &&
    (!query.pets || fields.pets === query.pets) &&
    (!query.advertiserType || fields.advertiserType === query.advertiserType) &&
    (!query.availableBy || (fields.availableFrom ?? '9') <= query.availableBy) &&
    (!query.landlord || listing.ownerId === query.landlord) &&
    (!query.featured || listing.isPremium || listing.promotionType !== null) &&
    (!query.bbox || (within(point?.lon, west, east) && within(point?.lat, south, north))) &&
    tokensOf(query.query ?? '').every((token) => listingTokens(fields).includes(token))
  );
}

const tier = ({ promotionType, isPremium }: StoredListing) =>
  ({ super: 3, regular: 2, none: isPremium ? 1 : 0 })[promotionType ?? 'none'];
const time = ({ publishedAt }: StoredListing) => publishedAt?.getTime() ?? 0;
const perM2 = ({ fields: { price = 0, area = 1 } }: StoredListing) => Math.round((price / area) * 100) / 100;
const keys: Record<option.PropertySort, (listing: StoredListing) => number[]> = {
  recommended: (listing) => [-tier(listing), -time(listing)],
  newest: (listing) => [-time(listing)],
  price_asc: ({ fields }) => [fields.price ?? 0],
  price_desc: ({ fields }) => [-(fields.price ?? 0)],
  area_desc: ({ fields }) => [-(fields.area ?? 0)],
  price_per_m2_asc: (listing) => [perM2(listing)],
};
const ascending: readonly string[] = ['price_asc', 'price_per_m2_asc'];

/** Everything that a search has to give, in order; ties by id in the direction of the order. */
function bruteForce(listings: readonly StoredListing[], query: SearchQuery): string[] {
  const keyOf = keys[query.sort];
  const sign = ascending.includes(query.sort) ? 1 : -1;
  return listings
    .filter((listing) => fits(listing, query))
    .sort((one, other) => {
      const [first, second] = [keyOf(one), keyOf(other)];
      const at = first.findIndex((key, index) => key !== second[index]);
      return at === -1 ? sign * (one._id < other._id ? -1 : 1) : (first[at] ?? 0) - (second[at] ?? 0);
    })
    .map(({ _id }) => _id);
}

const asText = (params: SearchParams) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  return search.toString();
};

describe.each([
  ['totals counted by MongoDB', false],
  ['totals counted in memory', true],
])('GET /properties, %s', (_name, isSummed) => {
  let service: TestProperty;
  let listings: StoredListing[];
  const random = seededRandom(7);

  beforeAll(async () => {
    service = await startProperty();
    listings = Array.from({ length: COUNT }, () => randomListing(random));
    const cards = listings.map(toSearchCard);
    await searchCards(service.connection).insertMany(cards);
    if (!isSummed) return;
    for (const card of cards) service.deps.summary.put(card);
    service.deps.summary.isComplete = true;
  });
  afterAll(async () => service.close());

  const search = async (params: SearchParams, path = '/properties') => {
    const { status, body } = await service.send('GET', `${path}?${asText(params)}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };
  const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);

  /** The first page, a later one, and the total, against the brute force. */
  async function check(params: SearchParams): Promise<number> {
    const expected = bruteForce(listings, SearchQuery.parse(JSON.parse(JSON.stringify(params))));
    const first = await search({ ...params, limit: '7' });
    expect([params, idsOf(first)]).toEqual([params, expected.slice(0, 7)]);
    const total = Math.min(expected.length, 1000);
    expect(first.pagination).toMatchObject({ total, hasNext: expected.length > 7 });
    expect(first.pagination.totalIsMinimum).toBe(expected.length > 1000 ? true : undefined);
    const third = await search({ ...params, limit: '7', page: '3' });
    expect([params, idsOf(third)]).toEqual([params, expected.slice(14, 21)]);
    return expected.length;
  }

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
    ['featured', { featured: 'true' }],
    ['words', { query: 'светла тераса' }],
    ['words in Latin letters', { query: 'svetal lozenec' }],
    ['words and city', { query: 'metro', location: 'sofia', priceMax: '900' }],
  ];
  const sorts = Object.keys(option.propertySorts) as option.PropertySort[];
  const cases = filters.flatMap(([name, params]) => sorts.map((sort) => [name, sort, params] as const));

  it.each(cases)('filters by %s in the order %s', async (_name, sort, params) => {
    expect(await check({ ...params, sort })).toBeGreaterThan(0);
  });

  it('gives what a brute force gives for random combinations', async () => {
    const { keysOf, keyOf, next, below, oneOf, someOf } = random;
    const maybe = <Value>(share: number, value: () => Value) => (next() < share ? value() : {});
    for (let round = 0; round < 60; round += 1) {
      const params = {
        sort: oneOf(sorts),
        ...maybe(0.5, () => ({ location: oneOf(['sofia', 'plovdiv', 'varna', 'vidin', 'burgas']) })),
        ...maybe(0.4, () => ({ propertyType: keysOf(option.propertyTypes, 0.4) })),
        ...maybe(0.3, () => ({ priceMin: String(below(1000)) })),
        ...maybe(0.4, () => ({ priceMax: String(1000 + below(4000)) })),
        ...maybe(0.2, () => ({ amenities: someOf(amenityIds, 0.05) })),
        ...maybe(0.2, () => ({ roomsMin: String(1 + below(4)) })),
        ...maybe(0.2, () => ({ areaMax: String(50 + below(150)) })),
        ...maybe(0.15, () => ({ furnishing: keysOf(option.furnishings, 0.5) })),
        ...maybe(0.15, () => ({ heating: keysOf(option.heatings, 0.3) })),
        ...maybe(0.15, () => ({ layout: keysOf(option.layouts, 0.4) })),
        ...maybe(0.1, () => ({ pets: keyOf(option.petRules) })),
        ...maybe(0.1, () => ({ featured: 'true' as const })),
        ...maybe(0.1, () => ({ query: oneOf(['тераса', 'морска панорама', 'dvor']) })),
        ...maybe(0.1, () => ({ neighborhood: [oneOf(['Център', 'Чайка'])] })),
        ...maybe(0.1, () => ({ bbox: '23.2,42.6,23.4,42.8' })),
      };
      await check(params as SearchParams);
    }
  });

  it.each(sorts)('walks by cursor through everything in the order %s', async (sort) => {
    const params: SearchParams = { location: 'plovdiv', sort };
    const expected = bruteForce(listings, SearchQuery.parse(params));
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const body = await search({ ...params, limit: '50', ...(cursor && { cursor }) });
      walked.push(...idsOf(body));
      cursor = body.pagination.cursor;
    } while (cursor);
    expect(walked).toEqual(expected);
  });

  it('gives whole cards with their counters', async () => {
    const body = await search({ limit: '50' });
    for (const card of body.data) expect(PropertyCard.strict().parse(card)).toEqual(card);
    const [first] = body.data;
    const listing = listings.find(({ _id }) => _id === first.id);
    expect(first).toMatchObject({ views: listing?.views, favorites: listing?.favorites });
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

  it.each([
    ['priceMin=abc', 'priceMin'],
    ['priceMin=900&priceMax=100', 'priceMin'],
    ['location=atlantis', 'location'],
    ['location[$ne]=x', 'location[$ne]'],
    ['propertyType=castle', 'propertyType.0'],
    ['limit=51', 'limit'],
    ['bbox=1,2,3', 'bbox'],
    ['cursor=abc', 'cursor'],
    ['cursor=WyJwMSIsMSwiYSJd', 'cursor'],
    ['page=1000&limit=50', 'page'],
    ['colour=red', 'colour'],
  ])('names what is wrong with %s', async (query, param) => {
    const { status, body } = await service.send('GET', `/properties?${query}`);
    expect([status, body.errors?.[0].param]).toEqual([400, param]);
  });
});
