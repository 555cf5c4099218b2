import { searchListings, type SearchDeps } from '@pokriv/property-service/search/search-listings';
import { foundCardRepository } from '@pokriv/property-service/search/found-card.repository';
import { indexOf, listingSchema, type ListingIndex } from '@pokriv/property-service/search/listing-index';
import { memoryEngine } from '@pokriv/property-service/search/memory-engine';
import type { SearchEngine } from '@pokriv/property-service/search/search-engine';
import { LiveIndex } from '@pokriv/search-index';
import { connectMongo } from '@pokriv/service-kit/mongo';

import { waitUntil } from '../stack/wait-until.ts';
import { setName } from './card-sets.ts';
import { parseSearch } from './random-search.ts';

/** Timeout of the preparation: over a minute on an idle machine. */
const FILL_MS = 600_000;

export interface OpenedSearch {
  index: ListingIndex;
  deps: SearchDeps & { engine: SearchEngine };
  filledInMs: number;
  bytes: number;
  /** Answers one search. @returns milliseconds */
  time: (search: string) => Promise<number>;
  close: () => Promise<void>;
}

function memory(): number {
  global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

export async function openSearch(mongoUrl: string, count: number): Promise<OpenedSearch> {
  const before = memory();
  const started = performance.now();
  const connection = await connectMongo(mongoUrl, setName(count));
  const liveIndex = new LiveIndex(listingSchema);
  const engine = memoryEngine({ connection, liveIndex });
  const following = engine.start();
  await waitUntil(async () => liveIndex.isReady, FILL_MS);
  const index = indexOf(liveIndex);
  const filledInMs = performance.now() - started;
  const deps = {
    foundCards: foundCardRepository(connection),
    engine,
    primaryCurrency: 'BGN' as const,
    now: () => new Date(),
  };
  return {
    index,
    deps,
    filledInMs,
    bytes: memory() - before,
    time: async (search) => {
      const query = parseSearch(search);
      const from = performance.now();
      await searchListings(deps, query);
      return performance.now() - from;
    },
    close: async () => {
      await following.close();
      await connection.close();
    },
  };
}
