import { jobs, type JobData, type JobName, type JobsOf, type QueueName } from '@pokriv/contracts/jobs';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { isDuplicateKey } from './duplicate-key.ts';
import { effectsRepository } from './effects.repository.ts';
import { log } from './log.ts';
import type { InTransaction, Unit } from './mongo.ts';
import { watchQueue, type Envelope } from './queue.ts';
import { observeJob } from './telemetry/observe-job.ts';

/** A job unknown to every instance for this long fails for good, for an operator to see. */
const UNKNOWN_MS = 86_400_000;
const SHORTEST_MS = 1000;
const LONGEST_MS = 60_000;

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
 * change with the record of the effect; otherwise the record is written after the handler: a mail may go out twice if
 * the process dies in between, but is never lost.
 */
export function startConsumer<Queue extends QueueName>(
  queue: Queue,
  handlers: JobHandlers<Queue>,
  { connection, inTransaction, redis, concurrency = 8 }: ConsumerParts,
): Worker<Envelope> {
  const effects = effectsRepository(connection);
  const work = async (job: Job<Envelope>, token: string | undefined): Promise<void> => {
    const { eventId } = job.data;
    if (await effects.has(eventId)) return;
    const understood = understand(handlers, job);
    if (typeof understood === 'string') return leaveToNewer(queue, job, { token, reason: understood });
    const once: JobContext['once'] = async (change) => {
      await inTransaction(async (unit) => {
        await effects.add(eventId, unit);
        await change(unit);
      }).catch((error: unknown) => {
        if (!isDuplicateKey(error) || !error.message.includes('effects')) throw error;
      });
    };
    await understood.handler(understood.fact, { eventId, once });
    await effects.note(eventId);
  };
  const worker = new Worker<Envelope>(
    queue,
    (job, token) => {
      const { trace, announcedAt } = job.data;
      return observeJob({ queue, job: job.name, trace, announcedAt }, () => work(job, token));
    },
    {
      connection: redis,
      concurrency,
      lockDuration: 15_000,
      stalledInterval: 5000,
      /** Frequent kills of its worker must not fail a job for good. */
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

type Handler = (fact: unknown, context: JobContext) => Promise<void>;

/** Validation issues that a newer version may cause, such as an added state. */
const newerIssues: ReadonlySet<string> = new Set(['invalid_value', 'invalid_union', 'unrecognized_keys']);

const valueAt = (fact: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value === Object(value) ? Reflect.get(value as object, key) : undefined),
    fact,
  );

/**
 * Handler and fact of a job; a text when only a newer version may know the job.
 * @throws UnrecoverableError when the fact is malformed
 */
function understand(
  handlers: Partial<Record<JobName, Handler>>,
  { name, data }: Job<Envelope>,
): { handler: Handler; fact: unknown } | string {
  const handler = handlers[name as JobName];
  if (!handler) return `no handler for ${name}`;
  const { data: fact, error } = jobs[name as JobName].data.safeParse(data.fact);
  if (!error) return { handler, fact };
  const isNewer = error.issues.every(
    ({ code, path }) => newerIssues.has(code) && valueAt(data.fact, path) !== undefined,
  );
  if (isNewer) return `fact of ${name} has an unknown value: ${error.message}`;
  throw new UnrecoverableError(`fact of ${name} is malformed: ${error.message}`);
}

/**
 * Leaves a job to newer instances during a rolling upgrade: delays it by its age, without using up an attempt.
 * @throws UnrecoverableError a day after it was queued
 */
async function leaveToNewer(
  queue: QueueName,
  job: Job<Envelope>,
  { token, reason }: { token: string | undefined; reason: string },
): Promise<never> {
  const ageMs = Date.now() - job.timestamp;
  if (ageMs > UNKNOWN_MS) throw new UnrecoverableError(reason);
  const delayMs = Math.min(Math.max(ageMs, SHORTEST_MS), LONGEST_MS);
  log.warn(
    { queue, job: job.name, id: job.id, delayMs, reason },
    'consumer: job of a newer version, retried later',
  );
  await job.moveToDelayed(Date.now() + delayMs, token);
  throw new DelayedError();
}
