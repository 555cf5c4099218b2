import { isDeepStrictEqual } from 'node:util';

import { inCents } from '@pokriv/property-service/search/listing-filters';
import { orderAsked } from '@pokriv/property-service/search/order-asked';
import type { SearchEngine } from '@pokriv/property-service/search/search-engine';
import { readText } from '@pokriv/property-service/search/read-text';

import { createRandom } from '../random.ts';
import { quantile } from '../report/quantile.ts';
import type { Measure } from '../report/row.ts';
import { distinctOfAnyKind, parseSearch } from '../search/random-search.ts';

const SEARCHES = 200;
const SEED = 31;
const PAGE_MS = 5;
const FACETS_MS = 30;
/** Unmeasured searches: until Java's JIT has compiled the hot code, a page costs five times the CPU time. */
const WARM_UP = 3000;
/** Enough that as many find something. */
const DRAWN = 4 * (WARM_UP + SEARCHES);
const WINDOW: [number, number, number, number] = [22, 41, 29, 45];

const ms = (value: number): string => `${value.toFixed(1)} ms`;

async function answerOf(engine: SearchEngine, search: string) {
  const { query, sort, near, page, limit, cursor, facets: _facets, ...given } = parseSearch(search);
  const foundCards = { idOfNumber: async () => undefined };
  const read = await readText({ foundCards, engine }, query);
  const filters = { ...inCents(given, 'BGN'), ...read.filters };
  const order = orderAsked({ sort, near }, read.filters.words);
  const found = await engine.page(filters, { ...order, page, limit, cursor });
  return { filters, corrections: read.corrections, found };
}

/** The same questions to both engines: how many answers differ. */
export async function compareEngines(one: SearchEngine, other: SearchEngine): Promise<Measure[]> {
  const differing = { pages: 0, cursors: 0, facets: 0, prices: 0, maps: 0 };
  const searches = distinctOfAnyKind(createRandom(SEED), SEARCHES);
  for (const search of searches) {
    const [first, second] = await Promise.all([answerOf(one, search), answerOf(other, search)]);
    if (!isDeepStrictEqual(first, second)) differing.pages += 1;
    const { filters } = first;
    const ask = async (engine: SearchEngine) => ({
      facets: await engine.facets(filters),
      prices: await engine.prices(filters),
      map: await engine.map({ ...filters, bbox: WINDOW, zoom: 8 }),
      next: await nextPage(engine, search, first.found.pagination.cursor),
    });
    const [here, there] = [await ask(one), await ask(other)];
    if (!isDeepStrictEqual(here.facets, there.facets)) differing.facets += 1;
    if (!isDeepStrictEqual(here.prices, there.prices)) differing.prices += 1;
    if (!isDeepStrictEqual(here.map, there.map)) differing.maps += 1;
    if (!isDeepStrictEqual(here.next, there.next)) differing.cursors += 1;
  }
  const what = {
    pages: 'first pages: ids, order, totals, corrections',
    cursors: 'pages by cursor',
    facets: 'facets and suggestions',
    prices: 'medians',
    maps: 'maps',
  };
  return Object.entries(differing).map(([name, count]) => ({
    what: `${what[name as keyof typeof what]}: answers that differ from the index in memory`,
    target: '0',
    measured: `${count} of ${SEARCHES}`,
    met: count === 0,
  }));
}

async function nextPage(engine: SearchEngine, search: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const { found } = await answerOf(engine, `${search}&cursor=${encodeURIComponent(cursor)}`);
  return found.ids;
}

/**
 * Milliseconds of the engine's answers, one at a time, of searches that find something: the others, in cities without a
 * random card, are faster.
 */
export async function timeEngine(engine: SearchEngine): Promise<Measure[]> {
  const taken = { page: [] as number[], facets: [] as number[], all: [] as number[], map: [] as number[] };
  const timed = async (times: number[], work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  };
  let answered = 0;
  for (const search of distinctOfAnyKind(createRandom(SEED + 1), DRAWN)) {
    const { query: _query, sort, near, page, limit, facets: _facets, ...given } = parseSearch(search);
    const filters = inCents(given, 'BGN');
    const asked = { ...orderAsked({ sort, near }, []), page, limit };
    const from = performance.now();
    const { pagination } = await engine.page(filters, asked);
    const pageMs = performance.now() - from;
    if (pagination.total === 0) continue;
    taken.page.push(pageMs);
    const isInCity = filters.location !== undefined;
    await timed(isInCity ? taken.facets : taken.all, () => engine.facets(filters));
    if (answered % 4 === 0) await timed(taken.map, () => engine.map({ ...filters, bbox: WINDOW, zoom: 8 }));
    answered += 1;
    if (answered === WARM_UP) for (const times of Object.values(taken)) times.length = 0;
    if (answered === WARM_UP + SEARCHES) break;
  }
  const measure = (what: string, times: readonly number[], most?: number): Measure => ({
    what: `p50 of ${what}`,
    target: most === undefined ? '–' : `≤ ${most} ms`,
    measured: `${ms(quantile(times, 0.5))} (p99 ${ms(quantile(times, 0.99))})`,
    ...(most !== undefined && { met: quantile(times, 0.5) <= most }),
  });
  return [
    measure('a page', taken.page, PAGE_MS),
    measure('all facets of a city', taken.facets, FACETS_MS),
    measure('all facets of the country', taken.all),
    measure('a map of the country', taken.map),
  ];
}
