import { createHash } from 'node:crypto';

import { AppError, unavailable } from '@pokriv/contracts/errors';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

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
  const retryAfter = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new AppError({
    code: 'RATE_LIMITED',
    message: `Твърде много заявки. Опитайте след ${minutes} минути.`,
    retryAfter,
  });
}

/** Who is counted, as Redis may know them: by no name and no address. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** A limit counted in Redis, the same for every copy of a process. */
export function limitOf(redis: Redis, name: string, rule: LimitRule): Limit {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `limit:${name}`,
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
      const state = await limiter.get(hashOf(key));
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
