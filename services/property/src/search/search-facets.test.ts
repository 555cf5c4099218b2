import { amenityIds } from '@pokriv/contracts/listing/amenities';
import { cities } from '@pokriv/contracts/place/cities';
import { metroStations } from '@pokriv/contracts/place/metro';
import { priceStep, toCents, type Currency } from '@pokriv/contracts/money';
import * as option from '@pokriv/contracts/listing/property-options';
import {
  commissionLimits,
  depositLimits,
  Facets,
  facetNames,
  publishedWithin,
  Relaxation,
  searchFlags,
  SearchQuery,
  type FacetName,
  type SearchFlag,
  type SearchParams,
} from '@pokriv/contracts/search/search';

import type { StoredListing } from '../listings/stored-listing.ts';
import { LATEST, randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';
import { asText, fits, randomFilters, randomPolygon } from './testing/brute-search.ts';

const COUNT = 1200;
const keys = (table: object) => Object.keys(table);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

interface Choice {
  values: readonly string[];
  choose: (value: string, asked: SearchParams) => SearchParams;
}
const choices: Record<Exclude<FacetName, 'price'>, Choice> = {
  location: { values: cities.map(({ id }) => id), choose: (location) => ({ location }) },
  neighborhood: {
    values: ['Лозенец', 'Младост 1', 'Люлин 4', 'Център', 'Кършияка', 'Тракия', 'Чайка'],
    choose: (value) => ({ neighborhood: [value] }),
  },
  propertyType: {
    values: keys(option.propertyTypes),
    choose: (value) => ({ propertyType: [value as 'room'] }),
  },
  layout: { values: keys(option.layouts), choose: (value) => ({ layout: [value as 'attic'] }) },
  rooms: { values: numbers(20), choose: (value) => ({ roomsMin: value, roomsMax: value }) },
  amenities: {
    values: amenityIds,
    choose: (value, { amenities = [] }) => ({ amenities: [...(amenities as string[]), value] }),
  },
  furnishing: {
    values: keys(option.furnishings),
    choose: (value) => ({ furnishing: [value as 'furnished'] }),
  },
  heating: { values: keys(option.heatings), choose: (value) => ({ heating: [value as 'gas'] }) },
  constructionType: {
    values: keys(option.constructionTypes),
    choose: (value) => ({ constructionType: [value as 'brick'] }),
  },
  pets: { values: keys(option.petRules), choose: (value) => ({ pets: value as 'yes' }) },
  advertiserType: {
    values: keys(option.advertiserTypes),
    choose: (value) => ({ advertiserType: value as 'owner' }),
  },
  suitableFor: {
    values: keys(option.suitabilities),
    choose: (value) => ({ suitableFor: [value as 'students'] }),
  },
  depositMax: { values: depositLimits, choose: (value) => ({ depositMax: value as '0' }) },
  commissionMax: {
    values: commissionLimits,
    choose: (value) => ({ commissionMax: value as '50', noCommission: undefined }),
  },
  publishedWithin: { values: publishedWithin, choose: (value) => ({ publishedWithin: value as '1' }) },
  metroStation: {
    values: metroStations.map(({ id }) => id),
    choose: (value, { metroMinutes }) => ({ metroStation: [value], metroMinutes }),
  },
  metroMinutes: {
    values: ['5', '10', '15', '20'],
    choose: (value, { metroStation }) => ({ metroStation, metroMinutes: value }),
  },
  ...(Object.fromEntries(
    searchFlags.map((flag): [SearchFlag, Choice] => [
      flag,
      { values: ['true'], choose: () => ({ [flag]: 'true' }) },
    ]),
  ) as Record<SearchFlag, Choice>),
};

/** The highest multiple of a step up to a rent. */
function reached({ fields }: StoredListing, step: number, currency: Currency): number {
  let bound = 0;
  while (toCents({ amount: bound + step, currency }) <= (fields.price?.cents ?? 0)) bound += step;
  return bound;
}

describe('GET /properties?facets=true', () => {
  const random = seededRandom(11);
  let service: TestProperty;
  let listings: StoredListing[];

  beforeAll(async () => {
    service = await startProperty();
    service.clock.now = new Date(LATEST);
    listings = Array.from({ length: COUNT }, () => randomListing(random));
    await searchCards(service.connection).insertMany(listings.map(toSearchCard));
    await service.fillIndex(listings);
  });
  afterAll(async () => service.close());

  const search = async (params: SearchParams) => {
    const { status, body } = await service.send(
      'GET',
      `/properties?${asText({ ...params, facets: 'true' })}`,
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };
  const found = (params: SearchParams, among = listings) => {
    const query = SearchQuery.parse(JSON.parse(JSON.stringify(params)));
    return among.filter((listing) => fits(listing, query));
  };
  const without = (params: SearchParams, names: readonly string[]) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name))) as SearchParams;

  function brutePrices(params: SearchParams): Record<string, number> {
    const currency = (params.currency ?? 'BGN') as Currency;
    const counts: Record<string, number> = {};
    for (const listing of found(without(params, ['priceMin', 'priceMax']))) {
      const bucket = reached(listing, priceStep[currency], currency);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    return counts;
  }

  function bruteFacet(name: FacetName, params: SearchParams): Record<string, number> {
    if (name === 'price') return brutePrices(params);
    const { values, choose } = choices[name];
    const own = name === 'amenities' ? [] : Object.keys(choose('', params));
    const candidates = found(without(params, own));
    const counts = values.map((value) => {
      const chosen = { ...params, ...choose(value, params) };
      return [value, candidates.length && found(chosen, candidates).length] as const;
    });
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  it('counts what each further choice finds, for random filters', async () => {
    for (let round = 0; round < 12; round += 1) {
      const area = random.next() < 0.2 ? { polygon: randomPolygon(random) } : {};
      const params = { ...randomFilters(random), ...area };
      const facets = Facets.parse((await search(params)).facets);
      const expected = facetNames
        .filter((name) => name !== 'neighborhood' || params.location !== undefined)
        .map((name) => [name, bruteFacet(name, params)]);
      expect([params, facets]).toEqual([params, Object.fromEntries(expected)]);
    }
  }, 60_000);

  it.each<SearchParams>([
    { noCommission: 'true' },
    { commissionMax: '50' },
    { noCommission: 'true', commissionMax: '50' },
    { commissionMax: '100', depositMax: '100', location: 'sofia' },
  ])('counts limits of the commission in place of none at all, within %j', async (params) => {
    const { commissionMax, noCommission, depositMax } = (await search(params)).facets;
    expect({ commissionMax, noCommission, depositMax }).toEqual({
      commissionMax: bruteFacet('commissionMax', params),
      noCommission: bruteFacet('noCommission', params),
      depositMax: bruteFacet('depositMax', params),
    });
    expect(commissionMax[100]).toBeGreaterThan(commissionMax[50]);
    expect(commissionMax[50]).toBeGreaterThan(noCommission.true);
  });

  it('suggests relaxations of an empty result that find what they promise', async () => {
    let relaxed = 0;
    for (let round = 0; round < 200; round += 1) {
      const params = { ...randomFilters(random), ...randomFilters(random) };
      const body = await search(params);
      expect(body.relaxed === undefined).toBe(body.pagination.total > 0);
      if (!body.relaxed) continue;
      const ways = Relaxation.array().max(5).parse(body.relaxed);
      for (const { without: dropped, set = {}, total } of ways) {
        const bounds = Object.entries(set).map(([name, value]) => [name, String(value)]);
        const other = { ...without(params, dropped), ...Object.fromEntries(bounds) } as SearchParams;
        expect([params, dropped, set, found(other).length]).toEqual([params, dropped, set, total]);
        expect(total).toBeGreaterThan(0);
      }
      expect([params, ways.length > 0]).toEqual([params, true]);
      relaxed += 1;
    }
    expect(relaxed).toBeGreaterThan(30);
  });

  describe.each(['BGN', 'EUR'] as const)('widens the price in %s by the least step', (currency) => {
    const inPlace: SearchParams = { location: 'sofia', propertyType: ['room'], currency };
    const rooms = () =>
      found(inPlace).sort(
        ({ fields: one }, { fields: other }) => (one.price?.cents ?? 0) - (other.price?.cents ?? 0),
      );
    const firstFor = async (params: SearchParams) => (await search({ ...inPlace, ...params })).relaxed[0];

    it('that finds something more expensive', async () => {
      const [cheapest] = rooms();
      if (!cheapest) throw new Error('no room');
      const below = reached(cheapest, 50, currency);
      const isReached = toCents({ amount: below, currency }) === cheapest.fields.price?.cents;
      const set = { priceMax: isReached ? below : below + 50 };
      expect(await firstFor({ priceMin: '11', priceMax: '12' })).toMatchObject({ without: [], set });
    });

    it('that finds something cheaper', async () => {
      const dearest = rooms().at(-1);
      if (!dearest) throw new Error('no room');
      const set = { priceMin: reached(dearest, 50, currency) };
      expect(await firstFor({ priceMin: '20000' })).toMatchObject({ without: [], set });
    });
  });
});
