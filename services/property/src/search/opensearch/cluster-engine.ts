import { log } from '@pokriv/service-kit/log';
import { every } from '@pokriv/service-kit/every';
import type { Connection } from 'mongoose';

import { notReady } from '../not-ready.ts';
import type { SearchEngine } from '../search-engine.ts';
import { asOfIndex } from '../index-time.ts';
import { clusterClient, type Search } from './client.ts';
import { indexerState } from './indexer-state.repository.ts';
import { counting, queryOf } from './queries.ts';
import { readFacets } from './read-facets.ts';
import { readMap } from './read-map.ts';
import { readPage } from './read-page.ts';
import { readPrices } from './read-prices.ts';
import { readSimilar } from './read-similar.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { readVersioned } from './versioned-cards.repository.ts';
import { writeDocuments } from './write-documents.ts';

const LOOK_MS = 1000;
/** Batch size of reads and writes. */
const BATCH = 500;

export interface ClusterEngineOptions {
  connection: Connection;
  url: string;
  /** Alias of the index of this release, used by searches and direct writes. */
  alias: string;
}

/**
 * Distributed engine: an OpenSearch cluster updated by `run-indexer.ts` (docs/adr/0054). Changes of this
 * process are also written directly and awaited, for read-your-writes.
 */
export function clusterEngine({ connection, url, alias }: ClusterEngineOptions): SearchEngine {
  const client = clusterClient(url);
  let isReady = false;
  let isLogged = false;
  let asOf = new Date(0);
  const readAsOf = async () => {
    try {
      const times = await indexerState(connection, alias).times();
      if (times) asOf = asOfIndex(times);
    } catch (error) {
      log.debug({ err: error }, 'search cluster: its time cannot be read, the last one stays');
    }
  };
  const ask = async (searches: readonly Search[]) => {
    if (!isReady) throw notReady();
    return client.search(alias, searches);
  };
  /** Ready permanently after the first index of this release: a cluster outage must not take out every replica at once. */
  const look = async () => {
    if (isReady) return;
    await client.call('GET', `/_alias/${alias}`).then(
      () => (isReady = true),
      (error: unknown) => {
        if (!isLogged) log.warn({ err: error }, 'search cluster: no index yet, searches answer 503');
        isLogged = true;
      },
    );
  };
  return {
    get isReady() {
      return isReady;
    },
    /** From the indexer; direct writes of this process may be newer. */
    get asOf() {
      return asOf;
    },
    page: (filters, asked) => readPage(ask, filters, asked),
    facets: (filters) => readFacets(ask, filters),
    count: async (searches) => {
      if (searches.length === 0) return [];
      const counted = await ask(searches.map((filters) => counting(queryOf(filters))));
      return counted.map(({ hits }) => hits.total?.value ?? 0);
    },
    map: (filters) => readMap(ask, filters),
    similar: (home) => readSimilar(ask, home),
    prices: (filters) => readPrices(ask, filters),
    vocabulary: (read) => readVocabulary(ask, read),
    refresh: async (ids) => {
      // not searched yet: the indexer adds the changes made while it fills the index
      if (!isReady) return;
      for (let from = 0; from < ids.length; from += BATCH) {
        const some = ids.slice(from, from + BATCH);
        const { cards, version } = await readVersioned(connection, some);
        const byId = new Map(cards.map((card) => [card._id, card]));
        const writes = some.map((id) => ({ id, version, card: byId.get(id) }));
        await writeDocuments(client, alias, { writes, isAwaited: true });
      }
    },
    // the index is shared: the other process has already written it
    refreshChangedElsewhere: async () => undefined,
    start: () => {
      const lookAll = () => Promise.all([look(), readAsOf()]);
      void lookAll();
      return every(LOOK_MS, 'search cluster', lookAll);
    },
  };
}
