import { amenityIds } from '@pokriv/contracts/listing/amenities';
import * as option from '@pokriv/contracts/listing/property-options';
import { metroStations } from '@pokriv/contracts/place/metro';
import {
  commissionLimits,
  depositLimits,
  MapQuery,
  publishedWithin,
  searchFlags,
  SearchQuery,
} from '@pokriv/contracts/search/search';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import type { Connection } from 'mongoose';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import type { ListingIndex, LiveListingIndex } from '../search/listing-index.ts';
import { MOST_ACROSS, MOST_CELLS, PointGrid } from '../search/map/point-grid.ts';
import { memoryEngine } from '../search/memory-engine.ts';
import { MOST_PAIRS } from '../search/relax-search.ts';
import { searchListings, type SearchDeps } from '../search/search-listings.ts';
import { filledIndex } from '../search/testing/filled-index.ts';
import { readMap, type MapDeps } from './read-map.ts';

const LISTINGS = 4000;
const RUNS = 300;
/** Selections of one search: its own, one per facet, and those of its relaxations. */
const MOST_SELECTIONS = 1 + 25 + 2 + 38 + MOST_PAIRS + 2;

/**
 * Row lookups of one search, ≈ 1 µs each: spelling corrections for its 100 characters, and in each selection
 * every way within half an hour to every station.
 */
const MOST_LOOKUPS = 40_000 + MOST_SELECTIONS * metroStations.length * 31;

const anyDegrees: Arbitrary<string> = oneof(
  double({ min: -400, max: 400, noNaN: true }).map((value) => value.toFixed(6)),
  double().map(String),
  constantFrom('', '-0', '1e9', '2500000', '0x10', 'Infinity', '-Infinity', 'NaN'),
);
const anyBox = array(anyDegrees, { minLength: 3, maxLength: 5 }).map((sides) => sides.join(','));
const boxWithin = (least: number, most: number): Arbitrary<string> =>
  array(double({ min: least, max: most, noNaN: true }), { minLength: 4, maxLength: 4 }).map(
    ([one = 0, two = 0, three = 0, four = 0]) =>
      [Math.min(one, three), Math.min(two, four), Math.max(one, three), Math.max(two, four)]
        .map((value) => value.toFixed(6))
        .join(','),
  );
const thinBox = double({ min: 0.00001, max: 0.01, noNaN: true }).chain((width) =>
  constantFrom(`0,42,2500000,${(42 + width).toFixed(7)}`, `23,0,${(23 + width).toFixed(7)},2500000`),
);
const box = oneof(boxWithin(-1e7, 1e7), boxWithin(20, 46), thinBox);
const polygon = array(
  record({ lon: double({ min: 20, max: 30, noNaN: true }), lat: double({ min: 40, max: 45, noNaN: true }) }),
  { minLength: 3, maxLength: 60 },
).map((corners) => corners.map(({ lon, lat }) => `${lon.toFixed(4)},${lat.toFixed(4)}`).join(';'));
const word = oneof(
  string({ maxLength: 12 }),
  constantFrom('лозенец', 'jxyujxyu', 'терса', 'мол', 'на', '1500'),
);
const text = array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ').slice(0, 100));
const manyOf = (values: readonly string[]) => array(constantFrom(...values), { minLength: 1, maxLength: 60 });
const keysOf = (table: object) => manyOf(Object.keys(table));
const keyOf = (table: object) => constantFrom(...Object.keys(table));
const number = (least: number, most: number) => integer({ min: least, max: most }).map(String);

const filters = record(
  {
    query: text,
    location: constantFrom('sofia', 'varna'),
    neighborhood: array(oneof(word, constantFrom('Център', 'Чайка')), { maxLength: 60 }),
    propertyType: keysOf(option.propertyTypes),
    layout: keysOf(option.layouts),
    amenities: manyOf(amenityIds),
    furnishing: keysOf(option.furnishings),
    heating: keysOf(option.heatings),
    constructionType: keysOf(option.constructionTypes),
    priceMin: number(0, 1000),
    priceMax: number(1000, 1_000_000),
    roomsMin: number(1, 20),
    areaMax: number(0, 10_000),
    floorMin: number(-1, 60),
    availableBy: constantFrom('0001-01-01', '2026-12-01', '9999-12-31'),
    pets: keyOf(option.petRules),
    advertiserType: keyOf(option.advertiserTypes),
    landlord: constantFrom('anna', 'x'.repeat(64)),
    featured: constantFrom('true', 'false'),
    bbox: box,
    polygon,
    metroMinutes: number(1, 30),
    metroStation: manyOf(metroStations.map(({ id }) => id)),
    monthlyTotalMax: number(0, 1_000_000),
    moveInMax: number(0, 1_000_000),
    suitableFor: keysOf(option.suitabilities),
    publishedWithin: constantFrom(...publishedWithin),
    depositMax: constantFrom(...depositLimits),
    commissionMax: constantFrom(...commissionLimits),
    ...Object.fromEntries(searchFlags.map((flag) => [flag, constantFrom('true')])),
  },
  { requiredKeys: [] },
);
const searches = record(
  {
    sort: keyOf(option.propertySorts),
    facets: constantFrom('true', 'false'),
    page: number(1, 100_000),
    limit: number(1, 50),
    cursor: constantFrom('x0~9~9', `x0~${'9'.repeat(100)}~0`, `r-1~0~0~5~${'a'.repeat(24)}~-1`, 'x0~0~0'),
  },
  { requiredKeys: [] },
);

const engineOf = (index: ListingIndex) =>
  memoryEngine({
    connection: {} as Connection,
    liveIndex: { current: index } as LiveListingIndex,
  });

describe('bounds of any valid query', () => {
  let index: ListingIndex;
  let deps: SearchDeps & MapDeps;
  let selections = 0;
  let lookups = 0;

  beforeAll(async () => {
    const random = seededRandom(41);
    index = await filledIndex(Array.from({ length: LISTINGS }, () => randomListing(random)));
    const all = index.all.bind(index);
    index.all = () => {
      selections += 1;
      return all();
    };
    const rowsWith = index.rowsWith.bind(index);
    index.rowsWith = (...value) => {
      lookups += 1;
      return rowsWith(...value);
    };
    const cardsOf = async (ids: readonly string[]) =>
      ids.map((_id) => ({ _id, card: Buffer.from('{'), v: 0, f: 0 }));
    deps = {
      foundCards: { cardsOf, idOfNumber: async () => undefined, textsOf: async () => [] },
      engine: engineOf(index),
      now: () => new Date(),
    } as unknown as SearchDeps & MapDeps;
  });

  const countsOf = async (work: () => Promise<unknown>) => {
    selections = 0;
    lookups = 0;
    await work();
    return { selections, lookups };
  };

  it('limit the map’s columns, rows and cells', () => {
    let allowed = 0;
    assert(
      property(oneof(anyBox, box), integer({ min: 0, max: 20 }), (bbox, zoom) => {
        const { success, data } = MapQuery.safeParse({ bbox, zoom: String(zoom) });
        if (!success) return;
        allowed += 1;
        const { columns, lines } = new PointGrid(data.bbox, data.zoom);
        expect(Math.max(columns, lines)).toBeLessThanOrEqual(MOST_ACROSS);
        expect(Math.min(columns, lines)).toBeGreaterThanOrEqual(1);
        expect(columns * lines).toBeLessThanOrEqual(MOST_CELLS);
      }),
      { numRuns: 5 * RUNS },
    );
    expect(allowed).toBeGreaterThan(RUNS);
  });

  it('limit the selections and lookups of a map', async () => {
    await assert(
      asyncProperty(filters, box, integer({ min: 0, max: 20 }), async (asked, bbox, zoom) => {
        const { success, data } = MapQuery.safeParse({ ...asked, bbox, zoom: String(zoom) });
        if (!success) return;
        const counts = await countsOf(() => readMap(deps, data));
        expect(counts.selections).toBeLessThanOrEqual(1);
        expect(counts.lookups).toBeLessThanOrEqual(MOST_LOOKUPS);
      }),
      { numRuns: RUNS },
    );
  });

  it('limit the selections and lookups of a search in memory', async () => {
    let allowed = 0;
    await assert(
      asyncProperty(filters, searches, async (asked, order) => {
        const { success, data } = SearchQuery.safeParse({ ...asked, ...order });
        if (!success) return;
        allowed += 1;
        const found = () => searchListings(deps, data).catch((error: { code?: string }) => error.code);
        const counts = await countsOf(found);
        expect(counts.selections).toBeLessThanOrEqual(MOST_SELECTIONS);
        expect(counts.lookups).toBeLessThanOrEqual(MOST_LOOKUPS);
      }),
      { numRuns: RUNS },
    );
    expect(allowed).toBeGreaterThan(RUNS / 4);
  });
});

it('a search of every filter that finds nothing tries a bounded number of relaxations', async () => {
  const index = await filledIndex([]);
  let selections = 0;
  const all = index.all.bind(index);
  index.all = () => {
    selections += 1;
    return all();
  };
  const query = SearchQuery.parse({
    ...{ query: 'лозенец', location: 'sofia', neighborhood: ['Лозенец'], priceMin: '1', priceMax: '2' },
    ...{ propertyType: ['room'], layout: ['attic'], amenities: ['wifi'], roomsMin: '1', areaMin: '1' },
    ...{ floorMin: '1', furnishing: ['furnished'], heating: ['gas'], constructionType: ['panel'] },
    ...{ pets: 'yes', availableBy: '2026-01-01', advertiserType: 'agency', landlord: 'anna' },
    ...{ bbox: '23,42,24,43', polygon: '23,42;24,42;23,43', featured: 'true', facets: 'true' },
    ...{ metroMinutes: '30', metroStation: ['ndk'], monthlyTotalMax: '1', moveInMax: '1' },
    ...{ suitableFor: ['students'], publishedWithin: '1', depositMax: '0', commissionMax: '50' },
    ...Object.fromEntries(searchFlags.map((flag) => [flag, 'true'])),
  });
  const deps = {
    foundCards: { cardsOf: async () => [], idOfNumber: async () => undefined, textsOf: async () => [] },
    engine: engineOf(index),
    now: () => new Date(),
  };
  await searchListings(deps as unknown as SearchDeps, query);
  expect(selections).toBeGreaterThan(30);
  expect(selections).toBeLessThanOrEqual(MOST_SELECTIONS);
});
