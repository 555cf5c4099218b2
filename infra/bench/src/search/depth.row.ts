import { countFacets } from '@pokriv/property-service/search/count-facets';
import { findListings, inCents } from '@pokriv/property-service/search/listing-filters';
import { readQueryWords } from '@pokriv/property-service/search/query-words';
import { countBits } from '@pokriv/search-index';
import { MongoClient } from 'mongodb';

import { createRandom } from '../random.ts';
import { quantile } from '../report/quantile.ts';
import { times } from '../report/ratio.ts';
import type { Measure, Row } from '../report/row.ts';
import { withOwnStack } from '../stack/start-own-stack.ts';
import { prepareCards } from './card-sets.ts';
import { startWithListings } from './listings-stack.ts';
import { distinctOfAnyKind, distinctSearches, parseSearch } from './random-search.ts';
import { openSearch, type OpenedSearch } from './open-search.ts';
import { suggestions } from './suggestions.ts';

const MANY = 1_000_000;
const DEEP = 50;
const PAGE = 20;
const SEARCHES = 200;
const COUNTS = 500;
const MOST_SLOWER = 1.3;
const MOST_MS = 20;
/** Compile the code that is measured. */
const WARM_UP = 50;
const SEED = 11;

const ms = (value: number): string => `${value.toFixed(2)} ms`;

export const depthRow: Row = {
  name: 'P3',
  title: `deep pages, totals, facets and suggestions at ${MANY} listings`,
  run: () =>
    withOwnStack(startWithListings(), async (stack) => {
      const url = stack.env.MONGO_URL ?? '';
      const client = new MongoClient(url);
      try {
        await prepareCards(client, [MANY]);
        const engine = await openSearch(url, MANY);
        const measures = [await deepPages(engine), ...counts(engine), await suggestions(engine, url)];
        await engine.close();
        return measures;
      } finally {
        await client.close();
      }
    }),
};

async function deepPages(engine: OpenedSearch): Promise<Measure> {
  const { index } = engine;
  const large: string[] = [];
  // only as many as needed: each check scans a million cards
  for (const search of distinctSearches(createRandom(SEED), 4 * SEARCHES)) {
    if (large.length === SEARCHES) break;
    if (countBits(findListings(index, inCents(parseSearch(search), 'BGN'))) > DEEP * PAGE) large.push(search);
  }
  const taken = { first: [] as number[], deep: [] as number[] };
  for (const search of [...large.slice(0, SEARCHES / 4), ...large]) {
    taken.first.push(await engine.time(search));
    taken.deep.push(await engine.time(`${search}&page=${DEEP}`));
  }
  const [first, deep] = [taken.first, taken.deep].map((times) =>
    quantile(times.slice(SEARCHES / 4), 0.5),
  ) as [number, number];
  return {
    what: `p50 of page ${DEEP} against page 1`,
    target: `≤ ${times(MOST_SLOWER)}`,
    measured: `${times(deep / first)} (${ms(deep)} of ${ms(first)})`,
    met: deep <= MOST_SLOWER * first,
  };
}

function counts({ index }: OpenedSearch): Measure[] {
  const taken = { total: [] as number[], facets: [] as number[] };
  for (const search of distinctOfAnyKind(createRandom(SEED), WARM_UP + COUNTS)) {
    const { query, ...filters } = parseSearch(search);
    const asked = { ...inCents(filters, 'BGN'), words: readQueryWords(query).words };
    const started = performance.now();
    const found = findListings(index, asked);
    countBits(found);
    const counted = performance.now();
    countFacets(index, asked, found);
    taken.total.push(counted - started);
    taken.facets.push(performance.now() - counted);
  }
  return Object.entries(taken).map(([what, times]) => {
    const measured = times.slice(WARM_UP);
    const slowest = quantile(measured, 0.99);
    return {
      what: `p99 of ${what === 'total' ? 'an exact total' : 'all facet counts'}`,
      target: `≤ ${MOST_MS} ms`,
      measured: `${ms(slowest)} (p50 ${ms(quantile(measured, 0.5))})`,
      met: slowest <= MOST_MS,
    };
  });
}
