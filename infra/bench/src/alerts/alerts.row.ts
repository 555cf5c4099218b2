import { LiveSearches } from '@pokriv/property-service/alerts/live-searches';
import {
  randomListing,
  seededRandom,
  type Random,
} from '@pokriv/property-service/listings/testing/random-listing';
import { toSearchCard, type SearchCard } from '@pokriv/property-service/search/search-card';
import { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { quantile } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';

const SEARCHES = 100_000;
const CHANGES = 2000;
const WARM_UP = 200;
const MOST_MS = 5;
const MOST_MB = 60;
const MB = 1024 ** 2;
const SEED = 21;

/** In this process alone: all searches in memory, each change of a listing tested against them as the service does. */
export const alertsRow: Row = {
  name: 'A1',
  title: `a change of a listing against ${SEARCHES} saved searches`,
  run: async () => {
    const random = seededRandom(SEED);
    const cards = Array.from({ length: CHANGES }, () => toSearchCard(randomListing(random)));
    const before = heapUsed();
    const searches = new LiveSearches('BGN');
    for (let at = 0; at < SEARCHES; at += 1)
      searches.put(at.toString(16).padStart(24, '0'), aFilter(random, random.oneOf(cards)));
    const bytes = heapUsed() - before;
    return [...changes(searches, cards), memory(bytes, searches.size)];
  },
};

/** As people search: a place, mostly a rent, often a kind of home. */
function aFilter({ below, next, oneOf }: Random, like: SearchCard): SavedFilter {
  const most = like.p / 100 + below(400);
  return SavedFilter.parse({
    location: like.c,
    currency: oneOf(['BGN', 'EUR']),
    ...(next() < 0.7 && { priceMax: String(Math.ceil(most)) }),
    ...(next() < 0.3 && { priceMin: String(Math.floor(most / 2)) }),
    ...(next() < 0.5 && { propertyType: [like.t] }),
    ...(next() < 0.4 && { roomsMin: '1', roomsMax: String(2 + below(3)) }),
    ...(next() < 0.1 && { query: 'тераса' }),
  });
}

function changes(searches: LiveSearches, cards: readonly SearchCard[]): Measure[] {
  const taken: number[] = [];
  let hits = 0;
  for (const [at, after] of cards.entries()) {
    // a new listing, or one with a higher rent before
    const before = at % 2 === 0 ? null : { ...after, p: Math.round(1.1 * after.p) };
    const started = process.cpuUsage();
    for (const _id of searches.found({ before, after, isFirst: !before })) hits += 1;
    const { user, system } = process.cpuUsage(started);
    if (at >= WARM_UP) taken.push((user + system) / 1000);
  }
  const p95 = quantile(taken, 0.95);
  return [
    {
      what: 'CPU of a change, p95',
      target: `≤ ${MOST_MS} ms`,
      measured: `${p95.toFixed(1)} ms (p50 ${quantile(taken, 0.5).toFixed(1)} ms)`,
      met: p95 <= MOST_MS,
    },
    { what: 'hits of a change', target: '–', measured: (hits / cards.length).toFixed(0) },
  ];
}

const memory = (bytes: number, count: number): Measure => ({
  what: `memory of ${count} searches`,
  target: `≤ ${MOST_MB} MB`,
  measured: `${Math.round(bytes / MB)} MB`,
  met: bytes <= MOST_MB * MB,
});

/** Live objects and buffers, after a full collection. */
function heapUsed(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed: objects, arrayBuffers } = process.memoryUsage();
  return objects + arrayBuffers;
}
