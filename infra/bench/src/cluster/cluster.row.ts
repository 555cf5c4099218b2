import { LISTINGS_ALIAS, openSearchEngine } from '@pokriv/property-service/search/open-search-engine';
import type { SearchEngine } from '@pokriv/property-service/search/search-engine';
import type { SearchCard } from '@pokriv/property-service/search/search-card';
import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { MongoClient } from 'mongodb';

import { quantile } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';
import { startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { compareEngines, timeEngine } from './compare-engines.ts';
import { indexerProcess } from './indexer-process.ts';
import { killIndexer } from './kill-indexer.ts';
import { writeRandomCards } from './random-cards.ts';
import { sameTests } from './same-tests.ts';
import { withOpenSearch } from './with-opensearch.ts';

const DB = 'cards_cluster';
const FILL_MS = 1_800_000;
const OWN_WRITES = 20;
const VISIBLE_MS = 1000;

/** Fewer for a quick run: `S1_LISTINGS=100000 npm run bench -- S1`. */
const listingCount = (): number => Number(process.env.S1_LISTINGS ?? 1_000_000);

export const clusterRow: Row = {
  name: 'S1',
  title: `OpenSearch as search engine, ${listingCount()} listings, against the index in memory`,
  run: () =>
    withOwnStack(startOwnStack('bench', { only: ['mongo'] }), (stack) =>
      withOpenSearch((searchUrl) => measure(stack.env.MONGO_URL ?? '', searchUrl)),
    ),
};

async function measure(mongoUrl: string, searchUrl: string): Promise<Measure[]> {
  const tests = await sameTests(searchUrl);
  const client = new MongoClient(mongoUrl);
  const indexer = indexerProcess({
    MONGO_URL: mongoUrl,
    DB_NAME: DB,
    SEARCH_URL: searchUrl,
    SERVICE_PORT: String(await anyFreePort()),
  });
  const connection = await connectMongo(mongoUrl, DB);
  const memory = openSearchEngine(connection, undefined);
  const cluster = openSearchEngine(connection, searchUrl);
  const parts: { close: () => Promise<unknown> }[] = [];
  try {
    await writeRandomCards(client, DB, listingCount());
    const filled = await timeFill(cluster, () => {
      indexer.start();
      parts.push(cluster.start());
    });
    parts.push(memory.start());
    await waitUntil(async () => memory.isReady, FILL_MS);
    const cards = client.db(DB).collection<SearchCard>('search_cards');
    return [
      tests,
      filled,
      ...(await timeEngine(cluster)),
      ...(await compareEngines(memory, cluster)),
      await ownWrites(cluster, client),
      ...(await killIndexer(indexer, cards, { url: searchUrl, alias: LISTINGS_ALIAS, connection })),
    ];
  } finally {
    await indexer.close();
    for (const part of parts) await part.close();
    await connection.close();
    await client.db(DB).dropDatabase();
    await client.close();
  }
}

async function timeFill(engine: SearchEngine, start: () => void): Promise<Measure> {
  const from = performance.now();
  start();
  await waitUntil(async () => engine.isReady, FILL_MS);
  const seconds = (performance.now() - from) / 1000;
  return { what: 'the indexer fills the index', target: '–', measured: `${seconds.toFixed(0)} s` };
}

/** Time until searches see a change of the own process: that of `refresh`. */
async function ownWrites(engine: SearchEngine, client: MongoClient): Promise<Measure> {
  const cards = client.db(DB).collection<SearchCard>('search_cards');
  const found = await cards.find({}, { limit: OWN_WRITES }).toArray();
  const taken: number[] = [];
  let stale = 0;
  for (const [at, card] of found.entries()) {
    const owner = `own-${at}`;
    await cards.replaceOne({ _id: card._id }, { ...card, o: owner }, { writeConcern: { w: 'majority' } });
    const from = performance.now();
    await engine.refresh([card._id]);
    taken.push(performance.now() - from);
    const { ids } = await engine.page({ landlord: owner }, { sort: 'newest', page: 1, limit: 20 });
    if (ids[0] !== card._id) stale += 1;
  }
  const slowest = quantile(taken, 1);
  return {
    what: `the own change is visible, ${OWN_WRITES} of them`,
    target: `all, ≤ ${VISIBLE_MS} ms`,
    measured: `${OWN_WRITES - stale}, at most ${slowest.toFixed(0)} ms (p50 ${quantile(taken, 0.5).toFixed(0)} ms)`,
    met: stale === 0 && slowest <= VISIBLE_MS,
  };
}
