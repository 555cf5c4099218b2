import type { Redis } from 'ioredis';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { log } from './log.ts';
import { throttledLog } from './throttled-log.ts';

/**
 * Circuit breaker: after a failure Redis is skipped for this long, in ms, so that not every call waits for its
 * timeout.
 */
const REST_MS = 2000;

const restsUntil = new WeakMap<Redis, number>();
const inAMinute = throttledLog();

/**
 * Counts in Redis, for all instances of a process; without Redis each instance counts alone in memory.
 * @param isAnswer whether a rejection is an answer of the counter, not a failure of Redis
 */
export async function withMemory<Counter, Result>(
  redis: Redis,
  counters: { shared: Counter; alone: Counter },
  ask: (counter: Counter) => Promise<Result>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Result> {
  if (redis.status !== 'ready' || Date.now() < (restsUntil.get(redis) ?? 0)) return ask(counters.alone);
  try {
    return await ask(counters.shared);
  } catch (error) {
    if (isAnswer(error)) throw error;
    restsUntil.set(redis, Date.now() + REST_MS);
    inAMinute((leftOut) =>
      log.warn({ err: error, leftOut }, 'limits: Redis unavailable, counting in memory'),
    );
    return ask(counters.alone);
  }
}

/** Counts by key in this process; a count expires `seconds` after its first addition. @returns the new count */
export function countInMemory(seconds: number): (key: string, by: number) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  return async (key, by) => (await limiter.penalty(key, by)).consumedPoints;
}
