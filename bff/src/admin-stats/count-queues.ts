import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { queues } from '@pokriv/contracts/jobs';
import { log } from '@pokriv/service-kit/log';
import { openQueue } from '@pokriv/service-kit/queue';
import { connectRedis, requestRedisOptions } from '@pokriv/service-kit/redis';

import { withTimeout } from '../with-timeout.ts';

const ANSWER_MS = 1500;
const late = () => new Error('Redis did not count in time');

type Counts = NonNullable<AdminStats['queues']>;

export interface QueueCounts {
  read: () => Promise<Counts | null>;
  close: () => Promise<void>;
}

/** Connects to Redis on the first read. */
export function createQueueCounts(redisUrl: string): QueueCounts {
  const open = () => {
    const redis = connectRedis(redisUrl, { ...requestRedisOptions, enableOfflineQueue: true });
    return { redis, opened: queues.map((name) => openQueue(name, redis)) };
  };
  let parts: ReturnType<typeof open> | undefined;

  const count = async (): Promise<Counts> => {
    parts ??= open();
    return Promise.all(
      parts.opened.map(async (queue) => {
        const counts = await queue.getJobCounts('waiting', 'active', 'failed', 'delayed');
        const { waiting = 0, active = 0, failed = 0, delayed = 0 } = counts;
        return { name: queue.name, waiting, active, failed, delayed };
      }),
    );
  };

  return {
    read: () =>
      withTimeout(count(), ANSWER_MS, late).catch((error: unknown) => {
        log.warn({ err: error }, 'admin stats: Redis unavailable, queues not counted');
        return null;
      }),
    close: async () => {
      if (!parts) return;
      await Promise.all(parts.opened.map((queue) => queue.close()));
      parts.redis.disconnect();
    },
  };
}
