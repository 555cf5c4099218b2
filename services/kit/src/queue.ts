import type { QueueName } from '@pokriv/contracts/jobs';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';

import { beforeScrape, gauges } from './telemetry/metrics.ts';

export interface Envelope {
  eventId: string;
  fact: unknown;
  /** `traceparent` of the event. */
  trace?: string;
  /** Time of the event's transaction, in ms. */
  announcedAt?: number;
}

/**
 * Retries with exponential backoff for about four minutes; then the job stays in `failed` for an operator to retry.
 */
export const jobOptions: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: { age: 3600, count: 20_000 },
  removeOnFail: false,
};

/** A queue that fails fast while Redis is down. */
export function openQueue(name: QueueName, redis: Redis): Queue<Envelope> {
  const queue = new Queue<Envelope>(name, {
    connection: redis,
    skipWaitingForReady: true,
    defaultJobOptions: jobOptions,
  });
  queue.on('error', () => undefined);
  return queue;
}

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Measures a queue at each scrape. @returns a function that stops measuring */
export function watchQueue(name: QueueName, redis: Redis): () => void {
  let queue: Queue<Envelope> | undefined;
  const stop = beforeScrape(async () => {
    gauges.queueAge.remove(name);
    for (const state of STATES) gauges.queueJobs.remove(name, state);
    // a queue opened during an outage never recovers
    if (redis.status !== 'ready') return;
    queue ??= openQueue(name, redis);
    const [counts, [oldest]] = await Promise.all([queue.getJobCounts(...STATES), queue.getWaiting(0, 0)]);
    for (const state of STATES) gauges.queueJobs.set({ queue: name, state }, counts[state] ?? 0);
    gauges.queueAge.set({ queue: name }, oldest ? (Date.now() - oldest.timestamp) / 1000 : 0);
  });
  return () => {
    stop();
    void queue?.close().catch(() => undefined);
  };
}
