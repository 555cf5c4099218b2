import type { SearchCard } from '@pokriv/property-service/search/search-card';
import { clusterClient } from '@pokriv/property-service/search/opensearch/client';
import { indexerState } from '@pokriv/property-service/search/opensearch/indexer-state.repository';
import type { Collection } from 'mongodb';

import { createRandom } from '../random.ts';
import type { Measure } from '../report/row.ts';
import { waitUntil } from '../stack/wait-until.ts';

const ROUNDS = 6;
const REBUILT = 3;
const CHANGES = 400;
/** A rebuild of a million cards takes minutes. */
const CATCH_UP_MS = 480_000;
const CHUNK = 10_000;
const SEED = 5;

interface Indexer {
  start: () => void;
  kill: () => Promise<void>;
}

/**
 * Changes, adds and deletes cards while the indexer is killed and started, also during a rebuild; then compares every
 * card.
 */
export async function killIndexer(
  indexer: Indexer,
  cards: Collection<SearchCard>,
  { url, alias, connection }: { url: string; alias: string; connection: Parameters<typeof indexerState>[0] },
): Promise<Measure[]> {
  const state = indexerState(connection, alias);
  const random = createRandom(SEED);
  const ids = (await cards.find({}, { projection: { _id: 1 }, limit: 4 * CHANGES }).toArray()).map(
    ({ _id }) => _id,
  );
  let added = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === REBUILT) await state.askForRebuild();
    for (let change = 0; change < CHANGES; change += 1) {
      if (change === random.below(CHANGES)) await indexer.kill();
      const _id = random.pick(ids);
      const card = await cards.findOne({ _id });
      if (random.chance(0.2)) await cards.deleteOne({ _id });
      else if (card) await cards.replaceOne({ _id }, { ...card, p: 100 + random.below(3000) });
      if (card && random.chance(0.2)) {
        added += 1;
        await cards.insertOne({ ...card, _id: added.toString(16).padStart(24, '0') });
      }
      if (random.chance(0.1)) await cards.updateOne({ _id }, { $inc: { r: 1 } });
    }
    await indexer.kill();
    indexer.start();
  }
  const from = performance.now();
  let differing = NaN;
  await waitUntil(async () => {
    differing = await countDiffering(cards, { url, alias });
    return differing === 0 && !(await state.rebuildAskedAt());
  }, CATCH_UP_MS).catch(() => undefined);
  return [
    {
      what: `cards missing, superfluous or old after ${ROUNDS} kills of the indexer under changes, with a rebuild`,
      target: '0',
      measured: `${differing} (equal after ${((performance.now() - from) / 1000).toFixed(1)} s)`,
      met: differing === 0 && !(await state.rebuildAskedAt()),
    },
  ];
}

/** Compares id, price and rank of all cards with all documents. */
export async function countDiffering(
  cards: Collection<SearchCard>,
  { url, alias }: { url: string; alias: string },
): Promise<number> {
  const client = clusterClient(url);
  const indexed = new Map<string, string>();
  for (let after: string | undefined; ;) {
    const search = {
      size: CHUNK,
      sort: [{ id: 'asc' }],
      track_total_hits: false,
      stored_fields: '_none_',
      docvalue_fields: ['price', 'rank'],
      ...(after !== undefined && { search_after: [after] }),
    };
    const [result] = await client.search(alias, [search]);
    const hits = result?.hits.hits ?? [];
    for (const { sort = [], fields = {} } of hits)
      indexed.set(String(sort[0]), `${Number(fields.price?.[0])} ${Number(fields.rank?.[0])}`);
    if (hits.length < CHUNK) break;
    after = String(hits.at(-1)?.sort?.[0]);
  }
  let differing = 0;
  for await (const { _id, p, r } of cards.find({}, { projection: { p: 1, r: 1 } })) {
    if (indexed.get(_id) !== `${p} ${r}`) differing += 1;
    indexed.delete(_id);
  }
  return differing + indexed.size;
}
