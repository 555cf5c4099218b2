import { keys } from '@pokriv/contracts/channels';
import { createHash } from 'node:crypto';

import { rateLimited, unavailable, type AppError } from '@pokriv/contracts/errors';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { networkOf, siteOf } from './network.ts';

/** `points` in `seconds`; settings are written `10/900` (`LIMIT_*`, decisions §2). */
export interface LimitRule {
  points: number;
  seconds: number;
}

/** @throws Error when a setting is not `<points>/<seconds>` */
export function parseLimit(setting: string): LimitRule {
  const [points, seconds] = setting.split('/').map(Number);
  if (!points || !seconds) throw new Error(`a limit is written points/seconds, not "${setting}"`);
  return { points, seconds };
}

export interface Limit {
  /** @throws AppError RATE_LIMITED with `retryAfter` seconds; UNAVAILABLE while Redis is away */
  take: (key: string) => Promise<void>;
  /** Refuses without counting, for limits that count only failures. */
  check: (key: string) => Promise<void>;
  /** Takes back one point, for an attempt that turned out not to count. */
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

function refused(result: unknown): AppError {
  if (!(result instanceof RateLimiterRes)) return unavailable(undefined, result);
  return rateLimited(result.msBeforeNext);
}

/** Who is counted, as Redis may know them: by no name and no address. */
export const hashOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** A limit counted in Redis, the same for every copy of a process. */
export function limitOf(redis: Redis, name: string, rule: LimitRule): Limit {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: keys.limit(name),
    points: rule.points,
    duration: rule.seconds,
    rejectIfRedisNotReady: true,
  });
  return {
    take: async (key) => {
      await limiter.consume(hashOf(key)).catch((result: unknown) => {
        throw refused(result);
      });
    },
    check: async (key) => {
      const state = await limiter.get(hashOf(key)).catch((error: unknown) => {
        throw refused(error);
      });
      if (state && state.consumedPoints >= rule.points) throw refused(state);
    },
    giveBack: async (key) => {
      await limiter.reward(hashOf(key));
    },
    forget: async (key) => {
      await limiter.delete(hashOf(key));
    },
  };
}

/** How many subscribers' worth of points the /48 around them has: one customer may own all of its 65,536 networks. */
export const SITE_FACTOR = 10;

/** The part of `Limit` that is keyed by address; the /48 is not given back to. */
export type NetworkLimit = Pick<Limit, 'take' | 'check'>;

/**
 * A limit by address, keyed by the subscriber's network (an IPv4 address, an IPv6 /64) and, `SITE_FACTOR` times looser,
 * by the IPv6 /48 around it.
 */
export function networkLimitOf(redis: Redis, name: string, rule: LimitRule): NetworkLimit {
  const subscriber = limitOf(redis, name, rule);
  const site = limitOf(redis, `${name}-48`, { ...rule, points: rule.points * SITE_FACTOR });
  const both = async (ip: string, ask: (limit: Limit, key: string) => Promise<void>): Promise<void> => {
    await ask(subscriber, networkOf(ip));
    const around = siteOf(ip);
    if (around !== undefined) await ask(site, around);
  };
  return {
    take: (ip) => both(ip, (limit, key) => limit.take(key)),
    check: (ip) => both(ip, (limit, key) => limit.check(key)),
  };
}
