import { keys } from '@pokriv/contracts/channels';
import { createHash } from 'node:crypto';

import { rateLimited } from '@pokriv/contracts/errors';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';

import { networkOf, siteOf } from './network.ts';
import { withMemory } from './with-memory.ts';

/** `points` in `seconds`; settings have the form `10/900` (`LIMIT_*`, decisions §2). */
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

export const limitSetting = (usual: string, description: string) =>
  z
    .string()
    .regex(/^[1-9]\d*\/[1-9]\d*$/u, 'points/seconds')
    .default(usual)
    .transform(parseLimit)
    .meta({ description, form: 'points/seconds' });

export interface Limit {
  /** @throws AppError RATE_LIMITED with `retryAfter` in seconds */
  take: (key: string) => Promise<void>;
  /** Refuses without counting, for limits that count only failures. */
  check: (key: string) => Promise<void>;
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

type Limiter = Pick<RateLimiterRedis | RateLimiterMemory, 'consume' | 'get' | 'reward' | 'delete'>;

const isRefusal = (result: unknown): result is RateLimiterRes => result instanceof RateLimiterRes;

/** Redis stores these hashes instead of names or addresses. */
export const hashOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);

/**
 * Rate limit counted in Redis for all instances of a process. Without Redis each instance counts alone, with the same
 * points.
 */
export function limitOf(redis: Redis, name: string, rule: LimitRule): Limit {
  const budget = { keyPrefix: keys.limit(name), points: rule.points, duration: rule.seconds };
  const counters = {
    shared: new RateLimiterRedis({ ...budget, storeClient: redis, rejectIfRedisNotReady: true }),
    alone: new RateLimiterMemory(budget),
  };
  const ask = <Result>(question: (limiter: Limiter) => Promise<Result>): Promise<Result> =>
    withMemory<Limiter, Result>(redis, counters, question, isRefusal);
  return {
    take: async (key) => {
      await ask((limiter) => limiter.consume(hashOf(key))).catch((result: unknown) => {
        throw isRefusal(result) ? rateLimited(result.msBeforeNext) : result;
      });
    },
    check: async (key) => {
      const state = await ask((limiter) => limiter.get(hashOf(key)));
      if (state && state.consumedPoints >= rule.points) throw rateLimited(state.msBeforeNext);
    },
    giveBack: async (key) => {
      await ask((limiter) => limiter.reward(hashOf(key)));
    },
    forget: async (key) => {
      await ask((limiter) => limiter.delete(hashOf(key)));
    },
  };
}

/** Points of an IPv6 /48 as a multiple of one subscriber's: one customer may own all of its 65,536 networks. */
export const SITE_FACTOR = 10;

export type NetworkLimit = Pick<Limit, 'take' | 'check'>;

/**
 * Rate limit by the subscriber's network (IPv4 address or IPv6 /64) and, `SITE_FACTOR` times looser, by the IPv6 /48.
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
