import { withMemory } from '@pokriv/service-kit/with-memory';
import type { Redis } from 'ioredis';

const KEPT_S = 2 * 86_400;
const KEPT_SETS = 50_000;

export interface Shown {
  isThere: boolean;
  count: number;
}

export interface ShownPhones {
  look: (keys: readonly string[], listing: string) => Promise<Shown[]>;
  /** Adds the listing to all sets atomically, so that concurrent calls see each other. */
  add: (keys: readonly string[], listing: string) => Promise<Shown[]>;
  remove: (keys: readonly string[], listing: string) => Promise<void>;
}

function pairs(answers: [Error | null, unknown][] | null, keys: readonly string[]): [number, number][] {
  const failed = answers?.find(([error]) => error);
  if (failed?.[0]) throw failed[0];
  return keys.map((_key, at) => [Number(answers?.[2 * at]?.[1]), Number(answers?.[2 * at + 1]?.[1])]);
}

function inRedis(redis: Redis): ShownPhones {
  return {
    look: async (keys, listing) => {
      const asked = redis.multi();
      for (const key of keys) asked.sismember(key, listing).scard(key);
      return pairs(await asked.exec(), keys).map(([isThere, count]) => ({ isThere: isThere === 1, count }));
    },
    add: async (keys, listing) => {
      const asked = redis.multi();
      for (const key of keys) asked.sadd(key, listing).scard(key);
      for (const key of keys) asked.expire(key, KEPT_S);
      return pairs(await asked.exec(), keys).map(([added, count]) => ({ isThere: added === 0, count }));
    },
    remove: async (keys, listing) => {
      const asked = redis.multi();
      for (const key of keys) asked.srem(key, listing);
      await asked.exec();
    },
  };
}

function inMemory(): ShownPhones {
  const sets = new Map<string, Set<string>>();
  return {
    look: async (keys, listing) =>
      keys.map((key) => ({ isThere: sets.get(key)?.has(listing) ?? false, count: sets.get(key)?.size ?? 0 })),
    add: async (keys, listing) => {
      if (sets.size > KEPT_SETS) sets.clear();
      return keys.map((key) => {
        const set = sets.get(key) ?? new Set();
        const isThere = set.has(listing);
        sets.set(key, set.add(listing));
        return { isThere, count: set.size };
      });
    },
    remove: async (keys, listing) => {
      for (const key of keys) sets.get(key)?.delete(listing);
    },
  };
}

/**
 * Counts in Redis for all replicas; while Redis is unavailable each replica counts in memory, so that phones stay
 * available.
 */
export function shownPhones(redis: Redis): ShownPhones {
  const counters = { shared: inRedis(redis), alone: inMemory() };
  const counted = <Result>(ask: (store: ShownPhones) => Promise<Result>): Promise<Result> =>
    withMemory(redis, counters, ask);
  return {
    look: (keys, listing) => counted((store) => store.look(keys, listing)),
    add: (keys, listing) => counted((store) => store.add(keys, listing)),
    remove: (keys, listing) => counted((store) => store.remove(keys, listing)),
  };
}
