import { jobs, type JobData, type JobName, type JobsOf, type QueueName } from '@pokriv/contracts/jobs';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { isDuplicateKey } from './duplicate-key.ts';
import { effectsRepository } from './effects.repository.ts';
import { log } from './log.ts';
import type { InTransaction, Unit } from './mongo.ts';
import { watchQueue, type Envelope } from './queue.ts';
import { observeJob } from './telemetry/observe-job.ts';

export type JobHandlers<Queue extends QueueName> = {
  [Name in JobsOf<Queue>]: (fact: JobData<Name>, context: JobContext) => Promise<void>;
};

export interface JobContext {
  eventId: string;
  once: (change: (unit: Unit) => Promise<void>) => Promise<void>;
}

export interface ConsumerParts {
  connection: Connection;
  inTransaction: InTransaction;
  redis: Redis;
  concurrency?: number;
}

/**
 * Processes a queue with one effect per event under at-least-once delivery. A handler uses `once`, which commits its
 * change with the record of the effect; otherwise the record is written after the handler, so that a mail may go out
 * twice if the process dies in between, but is never lost.
 */
export function startConsumer<Queue extends QueueName>(
  queue: Queue,
  handlers: JobHandlers<Queue>,
  { connection, inTransaction, redis, concurrency = 8 }: ConsumerParts,
): Worker<Envelope> {
  const effects = effectsRepository(connection);
  const work = async (job: Job<Envelope>): Promise<void> => {
    const { eventId } = job.data;
    if (await effects.has(eventId)) return;
    const once: JobContext['once'] = async (change) => {
      await inTransaction(async (unit) => {
        await effects.add(eventId, unit);
        await change(unit);
      }).catch((error: unknown) => {
        if (!isDuplicateKey(error) || !error.message.includes('effects')) throw error;
      });
    };
    await run(handlers, job, { eventId, once });
    await effects.note(eventId);
  };
  const worker = new Worker<Envelope>(
    queue,
    (job) => {
      const { trace, announcedAt } = job.data;
      return observeJob({ queue, job: job.name, trace, announcedAt }, () => work(job));
    },
    {
      connection: redis,
      concurrency,
      lockDuration: 15_000,
      stalledInterval: 5000,
      /** A job must not fail for good because its worker is killed often. */
      maxStalledCount: 1000,
    },
  );
  worker.on('failed', (job, error) =>
    log.warn({ queue, job: job?.name, id: job?.id, err: error }, 'consumer: job failed'),
  );
  worker.once('closing', watchQueue(queue, redis));
  worker.on('error', (error) => log.debug({ queue, err: error }, 'consumer: worker error, waiting'));
  return worker;
}

async function run<Queue extends QueueName>(
  handlers: JobHandlers<Queue>,
  job: Job<Envelope>,
  context: JobContext,
): Promise<void> {
  const name = job.name as JobName;
  const handler = (
    handlers as Partial<Record<JobName, (fact: unknown, context: JobContext) => Promise<void>>>
  )[name];
  if (!handler) throw new UnrecoverableError(`no handler for ${name}`);
  const fact = jobs[name].data.safeParse(job.data.fact);
  if (!fact.success) throw new UnrecoverableError(`fact of ${name} is malformed: ${fact.error.message}`);
  await handler(fact.data, context);
}
