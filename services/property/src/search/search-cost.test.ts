import * as option from '@pokriv/contracts/listing/property-options';
import type { SearchParams } from '@pokriv/contracts/search/search';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';
import { asText, randomFilters } from './testing/brute-search.ts';

const COUNT = 3000;
const SEARCHES = 200;
/** quality, P2. */
const KEYS_A_ROW = 10;
const PROFILE_BYTES = 32 * 1024 ** 2;

interface Profiled {
  keysExamined: number;
  docsExamined: number;
  nreturned?: number;
  planSummary: string;
}

describe('MongoDB cost of a search', () => {
  const random = seededRandom(29);
  const { oneOf } = random;
  const sorts = Object.keys(option.propertySorts) as option.PropertySort[];
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
    const listings = Array.from({ length: COUNT }, () => randomListing(random));
    await searchCards(service.connection).insertMany(listings.map(toSearchCard));
    await service.fillIndex(listings);
  });
  afterAll(async () => service.close());

  async function profile(searches: readonly SearchParams[]): Promise<Profiled[]> {
    const { db } = service.connection;
    // the default of 1 MB would drop the first statements
    await db?.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
    await db?.command({ profile: 2 });
    for (const params of searches)
      expect((await service.send('GET', `/properties?${asText(params)}`)).status).toBe(200);
    await db?.command({ profile: 0 });
    const written = await db
      ?.collection<Profiled>('system.profile')
      .find({ ns: `${db.databaseName}.search_cards`, op: { $in: ['query', 'command', 'getmore'] } })
      .toArray();
    await db?.dropCollection('system.profile');
    return written ?? [];
  }

  const page = () => ({ page: oneOf(['1', '1', '2', '9']), sort: oneOf(sorts) });

  it('is the keys of its page for any query, deep pages, totals and facets included', async () => {
    const searches = Array.from({ length: SEARCHES }, () => ({ ...randomFilters(random), ...page() }));
    const statements = await profile(searches.map((params) => ({ ...params, facets: 'true' as const })));
    expect(statements.length).toBeGreaterThan(SEARCHES / 4);
    expect(statements.length).toBeLessThanOrEqual(SEARCHES);
    for (const { keysExamined, docsExamined, nreturned = 0, planSummary } of statements) {
      expect(planSummary).toMatch(/^(?:IXSCAN \{ _id: 1 \}|IDHACK)/u);
      expect(keysExamined).toBeLessThanOrEqual(KEYS_A_ROW * nreturned);
      expect(docsExamined).toBe(nreturned);
    }
  });
});
