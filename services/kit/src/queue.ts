import type { QueueName } from '@pokriv/contracts/jobs';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';

/** What travels: the event's id is the key under which a consumer records its effect. */
export interface Envelope {
  eventId: string;
  fact: unknown;
}

/** Tries over about ten minutes; then the job stays in `failed`, where an operator sees and retries it. */
export const jobOptions: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: { age: 3600, count: 20_000 },
  removeOnFail: false,
};

/** A queue that fails at once while Redis is away instead of holding its caller. */
export function openQueue(name: QueueName, redis: Redis): Queue<Envelope> {
  const queue = new Queue<Envelope>(name, {
    connection: redis,
    skipWaitingForReady: true,
    defaultJobOptions: jobOptions,
  });
  queue.on('error', () => undefined);
  return queue;
}
