import { Redis, type RedisOptions } from 'ioredis';

import { log } from './log.ts';
import { redisAddress } from './redis-url.ts';

/** Command timeout, also while Redis is down (quality, Faults). */
export const REDIS_COMMAND_MS = 1500;

const reconnect = (attempt: number) => Math.min(50 * 2 ** attempt, 1000);

/**
 * A primary demoted to replica refuses writes: the next connection asks the sentinels for the current one. The
 * command fails and is not retried, because outside its MULTI it would run alone.
 */
const reconnectOnError = (error: Error): boolean => error.message.startsWith('READONLY');

/** For requests: fails fast while Redis is down. */
export const requestRedisOptions: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: REDIS_COMMAND_MS,
  connectTimeout: 2000,
  retryStrategy: reconnect,
  reconnectOnError,
};

/** For workers: commands wait until Redis is up again. */
export const workerRedisOptions: RedisOptions = {
  maxRetriesPerRequest: null,
  enableReadyCheck: true,
  connectTimeout: 2000,
  retryStrategy: reconnect,
  reconnectOnError,
};

/**
 * Connects in the background; an outage is logged once, never thrown.
 * @throws Error for an invalid URL
 */
export function connectRedis(url: string, options: RedisOptions = requestRedisOptions): Redis {
  const address = redisAddress(url);
  const redis =
    typeof address === 'string' ? new Redis(address, options) : new Redis({ ...address, ...options });
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
