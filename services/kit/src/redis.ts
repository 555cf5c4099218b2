import { Redis, type RedisOptions } from 'ioredis';

import { log } from './log.ts';

/** A command answers or fails within this time, also while Redis is away (quality, Faults). */
export const REDIS_COMMAND_MS = 1500;

const reconnect = (attempt: number) => Math.min(50 * 2 ** attempt, 1000);

/** For requests: fails at once while Redis is away. */
export const requestRedisOptions: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: REDIS_COMMAND_MS,
  connectTimeout: 2000,
  retryStrategy: reconnect,
};

/** For workers, which block on Redis and wait for it to come back. */
export const workerRedisOptions: RedisOptions = {
  maxRetriesPerRequest: null,
  enableReadyCheck: true,
  connectTimeout: 2000,
  retryStrategy: reconnect,
};

/** Connects without waiting; errors are logged once a change, never thrown. */
export function connectRedis(url: string, options: RedisOptions = requestRedisOptions): Redis {
  const redis = new Redis(url, options);
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error.message }, 'redis is away');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis is back');
    isDown = false;
  });
  return redis;
}
