import type { QueueName } from '@pokriv/contracts/jobs';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';

export interface Envelope {
  eventId: string;
  fact: unknown;
}

/** Retries with exponential backoff for about four minutes; then the job stays in `failed` for an operator to retry. */
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
