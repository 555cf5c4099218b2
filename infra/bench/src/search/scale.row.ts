import { MongoClient } from 'mongodb';

import { createRandom } from '../random.ts';
import { quantile } from '../report/quantile.ts';
import { times } from '../report/ratio.ts';
import type { Measure, Row } from '../report/row.ts';
import { withOwnStack } from '../stack/start-own-stack.ts';
import { prepareCards } from './card-sets.ts';
import { startWithListings } from './listings-stack.ts';
import { distinctOfAnyKind, parseSearch } from './random-search.ts';
import { openSearch, type OpenedSearch } from './open-search.ts';
import { searchListings } from '@pokriv/property-service/search/search-listings';

const FEW = 10_000;
const MANY = 1_000_000;
const SEARCHES = 2000;
const EXPLAINED = 200;
const MOST_SLOWER = 1.5;
const MOST_KEYS = 2;
const MOST_MB = 300;
const MOST_FILL_S = 45;
const MB = 1024 ** 2;
const SEED = 7;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

export const scaleRow: Row = {
  name: 'P2',
  title: `search over ${MANY} listings against ${FEW}, every kind of filter and sort, pages 1–20`,
  run: () =>
    withOwnStack(startWithListings(), async (stack) => {
      const url = stack.env.MONGO_URL ?? '';
      const client = new MongoClient(url);
      const engines: OpenedSearch[] = [];
      try {
        await prepareCards(client, [FEW, MANY]);
        for (const count of [FEW, MANY]) engines.push(await openSearch(url, count));
        const [few, many] = engines as [OpenedSearch, OpenedSearch];
        return [await compare(few, many), await keysOf(many, client), filled(many), kept(many)];
      } finally {
        for (const engine of engines) await engine.close();
        await client.close();
      }
    }),
};

async function compare(few: OpenedSearch, many: OpenedSearch): Promise<Measure> {
  const searches = distinctOfAnyKind(createRandom(SEED), 2 * SEARCHES);
  const taken = { few: [] as number[], many: [] as number[] };
  for (const [at, search] of searches.entries()) {
    const [small, large] = [await few.time(search), await many.time(search)];
    // the first half is warm-up
    if (at < SEARCHES) continue;
    taken.few.push(small);
    taken.many.push(large);
  }
  const [small, large] = [quantile(taken.few, 0.99), quantile(taken.many, 0.99)];
  const medians = `p50 ${ms(quantile(taken.few, 0.5))} and ${ms(quantile(taken.many, 0.5))}`;
  return {
    what: 'p99 of a search against the small set',
    target: `≤ ${times(MOST_SLOWER)}`,
    measured: `${times(large / small)} (${ms(large)} of ${ms(small)}; ${medians})`,
    met: large <= MOST_SLOWER * small,
  };
}

/** Documents that MongoDB examines for a page: the service finds the page in memory and fetches its cards. */
async function keysOf({ deps }: OpenedSearch, client: MongoClient): Promise<Measure> {
  const cards = client.db(`cards_${MANY}`).collection<{ _id: string }>('search_cards');
  let keys = 0;
  let rows = 0;
  let most = 0;
  for (const search of distinctOfAnyKind(createRandom(SEED), EXPLAINED)) {
    const page = await searchListings(deps, parseSearch(search));
    if (page.cards.length === 0) continue;
    const ids = page.cards.map(({ _id }) => _id);
    const { executionStats } = await cards.find({ _id: { $in: ids } }).explain('executionStats');
    const { totalKeysExamined = 0 } = executionStats as { totalKeysExamined?: number };
    keys += totalKeysExamined;
    rows += ids.length;
    most = Math.max(most, totalKeysExamined / ids.length);
  }
  return {
    what: `keys examined a returned row, ${EXPLAINED} random filters (explain)`,
    target: `≤ ${MOST_KEYS}`,
    measured: `${(keys / rows).toFixed(2)}, at most ${most.toFixed(2)}`,
    met: most <= MOST_KEYS,
  };
}

const filled = ({ filledInMs }: OpenedSearch): Measure => ({
  what: 'the index is filled in',
  target: `≤ ${MOST_FILL_S} s`,
  measured: `${(filledInMs / 1000).toFixed(1)} s`,
  met: filledInMs <= 1000 * MOST_FILL_S,
});

const kept = ({ bytes }: OpenedSearch): Measure => ({
  what: 'memory of the index',
  target: `≤ ${MOST_MB} MB`,
  measured: `${Math.round(bytes / MB)} MB`,
  met: bytes <= MOST_MB * MB,
});
