import { LRUCache } from 'lru-cache';

import type { StoredReply } from './stored-reply.ts';

const KEPT_MS = 5000;
const KEPT_BYTES = 64 * 1024 * 1024;
/** Overhead of one entry, in bytes. */
const ENTRY_BYTES = 1024;

export const EVERYWHERE = '*';

export interface ReplyCache {
  get: (key: string) => StoredReply | undefined;
  /** Single-flight load of a key; caches the reply returned by `keep`. */
  load: <Loaded>(key: string, tag: string, loading: Loading<Loaded>) => Promise<Loaded>;
  /** Drops the entries of a city, or all; loads in flight are not cached. */
  clear: (city?: string) => void;
}

interface Loading<Loaded> {
  run: () => Promise<Loaded>;
  keep: (loaded: Loaded) => StoredReply | undefined;
}

interface Flight {
  tag: string;
  result: Promise<unknown>;
}

/** LRU cache of public reads with a TTL of five seconds, bounded in bytes. */
export function createReplyCache(keptBytes = KEPT_BYTES, keptMs = KEPT_MS): ReplyCache {
  const kept = new LRUCache<string, StoredReply>({
    maxSize: keptBytes,
    ttl: keptMs,
    /** Counts the key too: a query can be far longer than its reply. */
    sizeCalculation: ({ plain }, key) => 2 * (plain.body.length + key.length) + ENTRY_BYTES,
  });
  const flights = new Map<string, Flight>();

  const startLoading = <Loaded>(
    key: string,
    tag: string,
    { run, keep }: Loading<Loaded>,
  ): Promise<Loaded> => {
    const result = run()
      .then((loaded) => {
        const stored = keep(loaded);
        if (stored && flights.get(key) === flight) kept.set(key, stored);
        return loaded;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    const flight: Flight = { tag, result };
    flights.set(key, flight);
    return result;
  };

  return {
    get: (key) => kept.get(key),
    load: <Loaded>(key: string, tag: string, loading: Loading<Loaded>) => {
      const flight = flights.get(key);
      return flight ? (flight.result as Promise<Loaded>) : startLoading(key, tag, loading);
    },
    clear: (city = EVERYWHERE) => {
      const isTouched = (tag: string) => city === EVERYWHERE || tag === EVERYWHERE || tag === city;
      for (const [key, { tag }] of [...kept.entries()]) if (isTouched(tag)) kept.delete(key);
      for (const [key, { tag }] of flights) if (isTouched(tag)) flights.delete(key);
    },
  };
}
