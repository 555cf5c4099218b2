import { withMemory } from '@pokriv/service-kit/with-memory';
import type { Redis } from 'ioredis';

const KEPT_S = 2 * 86_400;
const KEPT_SETS = 50_000;

export interface Shown {
  isThere: boolean;
  count: number;
}

export interface Quota {
  key: string;
  /** Listings at most. */
  most: number;
}

export interface Taken {
  found: Shown[];
  /** Index of the first full quota, which refuses a listing that is not in the first set; nothing is added then. */
  fullAt?: number;
}

export interface ShownPhones {
  look: (keys: readonly string[], listing: string) => Promise<Shown[]>;
  /** Adds the listing to the sets of all quotas, or to none. Atomic, so that concurrent calls see each other. */
  take: (quotas: readonly Quota[], listing: string) => Promise<Taken>;
}

/** KEYS: sets. ARGV: listing, TTL in seconds, then the limit of each set. @returns full set or 0, then pairs as `look` */
const TAKE = `
  local listing, full, found = ARGV[1], 0, {}
  for at = 1, #KEYS do
    local there, count = redis.call('SISMEMBER', KEYS[at], listing), redis.call('SCARD', KEYS[at])
    if full == 0 and there == 0 and count >= tonumber(ARGV[at + 2]) then full = at end
    found[2 * at - 1], found[2 * at] = there, count
  end
  if full > 0 and found[1] == 0 then return { full, unpack(found) } end
  for at = 1, #KEYS do
    redis.call('SADD', KEYS[at], listing)
    redis.call('EXPIRE', KEYS[at], ARGV[2])
    if found[2 * at - 1] == 0 then found[2 * at] = found[2 * at] + 1 end
  end
  return { 0, unpack(found) }`;

const pairsOf = (numbers: readonly number[]): Shown[] =>
  Array.from({ length: numbers.length / 2 }, (_none, at) => ({
    isThere: numbers[2 * at] === 1,
    count: numbers[2 * at + 1] ?? 0,
  }));

function inRedis(redis: Redis): ShownPhones {
  return {
    look: async (keys, listing) => {
      const asked = redis.multi();
      for (const key of keys) asked.sismember(key, listing).scard(key);
      const answers = (await asked.exec()) ?? [];
      const failed = answers.find(([error]) => error);
      if (failed?.[0]) throw failed[0];
      return pairsOf(answers.map(([, answer]) => Number(answer)));
    },
    take: async (quotas, listing) => {
      const keys = quotas.map(({ key }) => key);
      const limits = quotas.map(({ most }) => most);
      const [full = 0, ...found] = (await redis.eval(
        TAKE,
        keys.length,
        ...keys,
        listing,
        KEPT_S,
        ...limits,
      )) as number[];
      return { found: pairsOf(found), ...(full > 0 && { fullAt: full - 1 }) };
    },
  };
}

function inMemory(): ShownPhones {
  const sets = new Map<string, Set<string>>();
  const lookIn = (key: string, listing: string): Shown => ({
    isThere: sets.get(key)?.has(listing) ?? false,
    count: sets.get(key)?.size ?? 0,
  });
  return {
    look: async (keys, listing) => keys.map((key) => lookIn(key, listing)),
    take: async (quotas, listing) => {
      if (sets.size > KEPT_SETS) sets.clear();
      const found = quotas.map(({ key }) => lookIn(key, listing));
      const fullAt = quotas.findIndex(
        ({ most }, at) => found[at]?.isThere === false && found[at].count >= most,
      );
      if (fullAt >= 0 && found[0]?.isThere === false) return { found, fullAt };
      for (const { key } of quotas) sets.set(key, (sets.get(key) ?? new Set()).add(listing));
      return {
        found: found.map(({ isThere, count }) => ({ isThere, count: isThere ? count : count + 1 })),
      };
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
    take: (quotas, listing) => counted((store) => store.take(quotas, listing)),
  };
}
