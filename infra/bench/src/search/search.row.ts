import { MongoClient } from 'mongodb';

import { load, type LoadResult } from '../load/load.ts';
import { createRandom } from '../random.ts';
import { ratioMeasure } from '../report/ratio.ts';
import type { Measure, Row } from '../report/row.ts';
import { withOwnStack } from '../stack/start-own-stack.ts';
import { LISTINGS, startWithListings } from './listings-stack.ts';
import { distinctSearches } from './random-search.ts';
import { planFor, prepareRawCards, rawSearches, type RawCards } from './raw-searches.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
/** More than any side requests in one round. */
const SEARCHES_A_ROUND = 8000;
/** Number of distinct searches that fit in the cache at once. */
const POPULAR = 200;
const SEED = 42;

export const searchRow: Row = {
  name: 'P1',
  title: `search through BFF and service, ${LISTINGS} listings, random filters`,
  run: () =>
    withOwnStack(startWithListings(), async (stack) => {
      const client = new MongoClient(stack.env.MONGO_URL ?? '', { maxPoolSize: CONNECTIONS });
      try {
        const cards = await prepareRawCards(client);
        return await compare(stack.urls.bffUrl, cards);
      } finally {
        await client.close();
      }
    }),
};

/** Bare driver, uncached and cached product in turn, with new searches in every round. */
async function compare(origin: string, cards: RawCards): Promise<Measure[]> {
  const searches = distinctSearches(createRandom(SEED), SEARCHES_A_ROUND * (ROUNDS + 1));
  const paths = (some: string[]) => some.map((search) => `/api/properties?${search}`);
  const popular = paths(searches.slice(0, POPULAR));
  const rates = { raw: [] as number[], uncached: [] as number[], cached: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = searches.slice(round * SEARCHES_A_ROUND, (round + 1) * SEARCHES_A_ROUND);
    const plans = own.slice(0, SEARCHES_A_ROUND / 2).map(planFor);
    const common = { origin, connections: CONNECTIONS, seconds: SECONDS };
    const raw = await rawSearches(cards, { plans, ...common });
    const uncached = whole(await load({ ...common, paths: paths(own) }));
    await load({ ...common, seconds: 1, paths: popular });
    const cached = whole(await load({ ...common, paths: popular }));
    if (round === 0) continue;
    rates.raw.push(raw);
    rates.uncached.push(uncached);
    rates.cached.push(cached);
  }
  const base = rates.raw;
  return [
    ratioMeasure({ what: 'uncached against the raw driver', target: 0.8, measured: rates.uncached, base }),
    ratioMeasure({ what: 'from the short cache against it', target: 20, measured: rates.cached, base }),
  ];
}

function whole({ perSecond, failed }: LoadResult): number {
  if (failed > 0) throw new Error(`${failed} searches failed`);
  return perSecond;
}
