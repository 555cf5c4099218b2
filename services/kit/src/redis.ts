import { Redis, type RedisOptions } from 'ioredis';

import { log } from './log.ts';

/** Command timeout, also while Redis is down (quality, Faults). */
export const REDIS_COMMAND_MS = 1500;

const reconnect = (attempt: number) => Math.min(50 * 2 ** attempt, 1000);

/** For requests: fails fast while Redis is down. */
export const requestRedisOptions: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: REDIS_COMMAND_MS,
  connectTimeout: 2000,
  retryStrategy: reconnect,
};

/** For workers: commands wait until Redis is up again. */
export const workerRedisOptions: RedisOptions = {
  maxRetriesPerRequest: null,
  enableReadyCheck: true,
  connectTimeout: 2000,
  retryStrategy: reconnect,
};

/** Connects in the background; an outage is logged once, never thrown. */
export function connectRedis(url: string, options: RedisOptions = requestRedisOptions): Redis {
  const redis = new Redis(url, options);
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'redis: connection lost, reconnecting');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis: connection restored');
    isDown = false;
  });
  return redis;
}
