import type { PropertySort } from '@pokriv/contracts/listing/property-options';
import { SearchQuery } from '@pokriv/contracts/search/search';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { LATEST, randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { districtKey } from './district-key.ts';
import type { Filters } from './listing-filters.ts';
import { orders } from './listing-index.ts';
import { memoryEngine } from './memory-engine.ts';
import { readQueryWords } from './query-words.ts';
import { readSpelling } from './read-spelling.ts';
import { roomsOf } from './rooms-of.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';
import type { FoundPage, SearchEngine } from './search-engine.ts';
import { randomFilters, randomPolygon } from './testing/brute-search.ts';
import { clusterUnderTest, emptyLiveIndex, type EngineUnderTest } from './testing/engine-under-test.ts';
import { entriesOf } from './testing/filled-index.ts';
import { startClusterInMemory, type ClusterInMemory } from './opensearch/cluster-in-memory.testing.ts';

const COUNT = 500;
const BULGARIA = [22, 41, 29, 45] as const;

describe('a search cluster answers as the index in memory', () => {
  let connection: Connection;
  let cluster: ClusterInMemory;
  let underTest: EngineUnderTest;
  let memory: SearchEngine;
  let listings: StoredListing[];
  const random = seededRandom(31);

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('same_answers'));
    cluster = await startClusterInMemory();
    listings = Array.from({ length: COUNT }, () => randomListing(random));
    underTest = clusterUnderTest(connection, cluster.url);
    await underTest.fill(listings);
    const liveIndex = emptyLiveIndex();
    await liveIndex.fill(entriesOf(listings));
    memory = memoryEngine({ connection, liveIndex });
  });
  afterAll(async () => {
    await underTest.close();
    cluster.close();
    await connection.dropDatabase();
    await connection.close();
  });

  function filtersOf(parts: Partial<Record<string, unknown>> = {}): Filters {
    const {
      query,
      sort: _sort,
      near: _near,
      page: _page,
      limit: _limit,
      ...filters
    } = SearchQuery.parse({
      ...randomFilters(random),
      ...parts,
    });
    return { ...filters, words: readQueryWords(query).words, asOf: LATEST };
  }
  async function expectSame<Answer>(ask: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    const expected = await ask(memory);
    expect(await ask(underTest.engine)).toEqual(expected);
    return expected;
  }

  it.each(Object.keys(orders) as PropertySort[])('with pages in the order %s', async (sort) => {
    for (let round = 0; round < 12; round += 1) {
      const filters =
        round % 3 === 0 ? filtersOf() : filtersOf({ propertyType: undefined, amenities: undefined });
      const limit = 1 + random.below(20);
      for (const page of [1, 2, 5])
        await expectSame(({ page: read }) => read(filters, { sort, page, limit }));
    }
  });

  it.each<[string, PropertySort, string | undefined]>([
    ['the recommended order', 'recommended', undefined],
    ['relevance and promotion', 'recommended', 'тераса'],
    ['relevance', 'relevance', 'тераса'],
    ['minutes to the metro', 'metro_asc', undefined],
    ['the lowest price', 'price_asc', undefined],
    ['the newest of a text', 'newest', 'метро'],
  ])('with every page by cursor, in the order of %s', async (_what, sort, text) => {
    const filters: Filters = { words: readQueryWords(text).words };
    let cursor: string | undefined;
    let shown = 0;
    do {
      const asked = { sort, page: 1, limit: 23, cursor };
      const { ids, pagination }: FoundPage = await expectSame(({ page }) => page(filters, asked));
      shown += ids.length;
      ({ cursor } = pagination);
    } while (cursor !== undefined);
    expect(shown).toBeGreaterThan(text === undefined ? COUNT - 1 : 50);
  });

  it.each<[string, string | undefined]>([
    ['without a text', undefined],
    ['within each level of relevance', 'тераса'],
  ])('with homes that allow a pet before those where it is negotiable, %s', async (_what, text) => {
    const filters: Filters = { hasPet: true, words: readQueryWords(text).words };
    const asked = { sort: 'recommended', page: 1, limit: 7 } as const;
    const byPage = await Promise.all(
      [1, 2, 3].map((page) => expectSame((engine) => engine.page(filters, { ...asked, page }))),
    );
    let cursor: string | undefined;
    const byCursor: string[] = [];
    do {
      const found: FoundPage = await expectSame(({ page }) => page(filters, { ...asked, cursor }));
      byCursor.push(...found.ids);
      ({ cursor } = found.pagination);
    } while (cursor !== undefined);
    expect(byCursor.slice(0, 21)).toEqual(byPage.flatMap(({ ids }) => ids));
    expect(byCursor).toHaveLength(byPage[0]?.pagination.total ?? 0);
  });

  it('with pages by distance from a point, also with every page by cursor', async () => {
    for (let round = 0; round < 12; round += 1) {
      const near = { lat: 42 + random.next(), lon: 23 + 5 * random.next() };
      const order = { sort: 'distance_asc', near, limit: 1 + random.below(20) } as const;
      const filters = filtersOf();
      for (const page of [1, 2, 5]) await expectSame((engine) => engine.page(filters, { ...order, page }));
    }
    const order = { sort: 'distance_asc', near: { lat: 42.698, lon: 23.322 }, page: 1, limit: 23 } as const;
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { ids, pagination }: FoundPage = await expectSame(({ page }) => page({}, { ...order, cursor }));
      found.push(...ids);
      ({ cursor } = pagination);
    } while (cursor !== undefined);
    expect(new Set(found).size).toBe(COUNT);
  });

  it('with counts of every choice, and suggestions where nothing is found', async () => {
    let relaxed = 0;
    for (let round = 0; round < 30; round += 1) {
      const filters = filtersOf(round % 3 === 0 ? { priceMin: '4000', priceMax: '4010' } : {});
      const found = await expectSame(({ facets }) => facets(filters));
      relaxed += found.relaxed?.length ?? 0;
    }
    expect(relaxed).toBeGreaterThan(10);
    for (const limits of [
      { noCommission: true },
      { noCommission: true, commissionMax: '50' },
      { depositMax: '0' },
    ] as const)
      await expectSame(({ facets }) => facets(limits));
  });

  it('with pins and clusters of a map, also within a drawn area', async () => {
    const around = { sofia: [23.2, 42.55, 23.45, 42.85], all: BULGARIA } as const;
    for (const [name, bbox] of Object.entries(around))
      for (const zoom of [6, 9, 12, 16]) {
        const { total } = await expectSame(({ map }) => map({ bbox: [...bbox], zoom }));
        expect(total > 150).toBe(name === 'all');
      }
    for (let round = 0; round < 10; round += 1) {
      const { polygon } = filtersOf({ polygon: randomPolygon(random) });
      await expectSame(({ map }) => map({ polygon, bbox: [...BULGARIA], zoom: 8 }));
    }
  });

  it('with similar listings', async () => {
    for (const { _id, fields } of listings.slice(0, 60)) {
      const { area = 0, propertyType, location } = fields;
      const price = fields.price?.cents ?? 0;
      const home = { price, area, propertyType, rooms: roomsOf(fields), district: districtKey(location) };
      const ids = await expectSame(({ similar }) => similar({ ...home, id: _id, city: location?.city }));
      expect(ids).not.toContain(_id);
    }
  });

  it('with median prices', async () => {
    for (let round = 0; round < 30; round += 1) {
      const filters = filtersOf(round % 2 === 0 ? { query: undefined, propertyType: undefined } : {});
      await expectSame(({ prices }) => prices(filters));
    }
    expect(await expectSame(({ prices }) => prices({ id: 'no such listing' }))).toMatchObject({ count: 0 });
  });

  it('with numbers of listings, also by the beginning of a word', async () => {
    const searches: Filters[] = Array.from({ length: 30 }, () => filtersOf());
    const begun: Filters = { words: [['tera*', 'metr'], ['kami*']] };
    const counts = await expectSame(({ count }) => count([...searches, begun]));
    expect(counts.at(-1)).toBeGreaterThan(5);
    expect(await expectSame(({ count }) => count([]))).toEqual([]);
    for (const sort of ['relevance', 'recommended'] as const)
      await expectSame(({ page }) => page(begun, { sort, page: 1, limit: 40 }));
    await expectSame(({ facets }) => facets(begun));
  });

  it('with the words of a text', async () => {
    for (const text of ['терса метро', 'панорама', 'непознатадума', 'метро тера', 'бан'])
      await expectSame(({ vocabulary }) => vocabulary((words) => readQueryWords(text, words)));
  });

  it('with the word that a correction shows, which the texts of listings have', async () => {
    const textsOf = async (ids: readonly string[]) =>
      listings.filter(({ _id }) => ids.includes(_id)).map(({ fields }) => fields);
    for (const [typed, used] of [
      ['панарама', 'панорама'],
      ['панорамр двер', 'панорама двор'],
    ] as const) {
      const spelling = await expectSame(async (engine) => {
        const { corrections } = await engine.vocabulary((words) => readQueryWords(typed, words));
        return readSpelling({ engine, foundCards: { textsOf } }, typed, corrections);
      });
      expect(spelling).toEqual({ asked: typed, used });
    }
  });

  it('with a changed listing at once, and without one that is gone', async () => {
    const [changed, gone] = listings as [StoredListing, StoredListing];
    const cards = searchCards(connection);
    await cards.insertOne({ ...toSearchCard(changed), p: 7_777_777 });
    await underTest.engine.refresh([changed._id, gone._id]);
    const asked = { sort: 'newest', page: 1, limit: 5 } as const;
    const found = await underTest.engine.page({ priceMin: 7_777_777 } as Filters, asked);
    expect(found.ids).toEqual([changed._id]);
    expect((await underTest.engine.page({ id: gone._id }, asked)).ids).toEqual([]);
  });
});
