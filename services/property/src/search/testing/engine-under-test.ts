import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { LiveIndex } from '@pokriv/search-index';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../../listings/stored-listing.ts';
import { listingSchema, type LiveListingIndex } from '../listing-index.ts';
import { memoryEngine } from '../memory-engine.ts';
import { clusterClient } from '../opensearch/client.ts';
import { clusterEngine } from '../opensearch/cluster-engine.ts';
import { indices } from '../opensearch/indices.ts';
import { writeDocuments } from '../opensearch/write-documents.ts';
import type { SearchEngine } from '../search-engine.ts';
import { toSearchCard } from '../search-card.ts';
import { entriesOf } from './filled-index.ts';

export interface EngineUnderTest {
  engine: SearchEngine;
  /** Replaces the whole index. */
  fill: (listings: readonly StoredListing[]) => Promise<void>;
  close: () => Promise<void>;
}

const READY_MS = 20;
const BATCH = 1000;

/**
 * The in-memory index; in `npm run bench -- S1` an OpenSearch cluster at `SEARCH_URL_UNDER_TEST`, so that
 * both engines pass the same tests.
 */
export function engineUnderTest(connection: Connection, liveIndex: LiveListingIndex): EngineUnderTest {
  const url = process.env.SEARCH_URL_UNDER_TEST;
  if (url) return clusterUnderTest(connection, url);
  return {
    engine: memoryEngine({ connection, liveIndex }),
    fill: (listings) => liveIndex.fill(entriesOf(listings)),
    close: async () => undefined,
  };
}

export const emptyLiveIndex = (): LiveListingIndex => new LiveIndex(listingSchema);

export function clusterUnderTest(connection: Connection, url: string): EngineUnderTest {
  const alias = `test-${randomUUID()}`;
  const client = clusterClient(url);
  const engine = clusterEngine({ connection, url, alias });
  const looking = engine.start();
  return {
    engine,
    fill: async (listings) => {
      const index = await indices(client, alias).create(1);
      for (let from = 0; from < listings.length; from += BATCH) {
        const some = listings.slice(from, from + BATCH).map(toSearchCard);
        const writes = some.map((card) => ({ id: card._id, version: 1, card }));
        await writeDocuments(client, index, { writes });
      }
      await indices(client, alias).serve(index);
      while (!engine.isReady) await sleep(READY_MS);
    },
    close: async () => {
      await looking.close();
      await client.call('DELETE', `/${alias}-*`);
    },
  };
}
