import { searchListings, type SearchDeps } from '@pokriv/property-service/search/search-listings';
import { searchRepository } from '@pokriv/property-service/search/plan/search.repository';
import type { CardSummary } from '@pokriv/property-service/search/summary/card-summary';
import type { CurrentSummary } from '@pokriv/property-service/search/summary/current-summary';
import { followCards } from '@pokriv/property-service/search/summary/follow-cards';
import { refreshCardsOf } from '@pokriv/property-service/search/summary/refresh-cards';
import { connectMongo } from '@pokriv/service-kit/mongo';

import { waitUntil } from '../stack/wait-until.ts';
import { setName } from './card-sets.ts';
import { parseSearch } from './raw-searches.ts';

/** Preparing, not measured: over a minute on a quiet machine. */
const FILL_MS = 600_000;

/** The service's search over a set of cards, without the HTTP around it. */
export interface SearchEngine {
  summary: CardSummary;
  deps: SearchDeps;
  filledInMs: number;
  /** Of numbers, lists and the rest of the summary. */
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

export async function openSearch(mongoUrl: string, count: number): Promise<SearchEngine> {
  const before = memory();
  const started = performance.now();
  const connection = await connectMongo(mongoUrl, setName(count));
  const current: CurrentSummary = {};
  const following = followCards(connection, current);
  await waitUntil(async () => current.current !== undefined, FILL_MS);
  const summary = current.current as CardSummary;
  const filledInMs = performance.now() - started;
  const deps = {
    search: searchRepository(connection),
    summary: current,
    refreshCards: refreshCardsOf(connection, current),
  };
  return {
    summary,
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
