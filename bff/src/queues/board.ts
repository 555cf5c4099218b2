import { queues } from '@pokriv/contracts/jobs';
import { openQueue } from '@pokriv/service-kit/queue';
import { connectRedis, requestRedisOptions } from '@pokriv/service-kit/redis';
import type { RequestHandler } from 'express';

import { messages } from '../messages.ts';
import { QUEUES_PATH } from './queues-session.ts';

export interface Board {
  handler: RequestHandler;
  close: () => Promise<void>;
}

/** A completed job is never retried: each event has one effect. */
const retries = { allowRetries: true, allowCompletedRetries: false };

/** Bull Board over all queues; loaded and connected on the first visit. */
export async function openBoard(redisUrl: string): Promise<Board> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ]);
  /** The first visit waits for the connection it opens. */
  const redis = connectRedis(redisUrl, { ...requestRedisOptions, enableOfflineQueue: true });
  const opened = queues.map((name) => openQueue(name, redis));
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(QUEUES_PATH);
  createBullBoard({
    queues: opened.map((queue) => new BullMQAdapter(queue, retries)),
    serverAdapter,
    options: { uiConfig: { boardTitle: messages.queuesTitle, hideDocsLink: true } },
  });
  return {
    handler: serverAdapter.getRouter() as RequestHandler,
    close: async () => {
      await Promise.all(opened.map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}
