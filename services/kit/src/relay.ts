import type { QueueName } from '@pokriv/contracts/jobs';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { log } from './log.ts';
import { outboxEvents, watchOutbox, type OutboxEvent } from './outbox.ts';
import { openQueue, type Envelope } from './queue.ts';

const SWEEP_MS = 1000;
const BATCH = 200;
const HOLD_MS = 10_000;
/** Time for an operator to inspect a failed job. */
const GIVE_UP_MS = 14 * 86_400_000;
const CHECK_AGAIN_MS = { queued: 3000, working: 5000, failed: 60_000 };

type Outcome = 'done' | 'queued' | 'working' | 'failed';

export interface Relay {
  sweep: () => Promise<number>;
  stop: () => Promise<void>;
}

/**
 * Outbox relay: hands events to BullMQ and checks them until their jobs are finished. Recreates a job lost by Redis
 * under a new id; the consumer deduplicates by event id. Several relays may run concurrently.
 */
export function startRelay(connection: Connection, redis: Redis): Relay {
  const opened = new Map<QueueName, Queue<Envelope>>();
  const events = outboxEvents(connection);
  let isStopped = false;
  /** Set between rounds only: an event during a round must not start a second loop. */
  let timer: NodeJS.Timeout | undefined;
  let isWoken = false;
  let running: Promise<unknown> = Promise.resolve();
  let wakeUp: () => void = () => undefined;

  /** Opens a queue only while Redis is ready: one opened during an outage never recovers. */
  const queueOf = (name: QueueName): Queue<Envelope> => {
    const present = opened.get(name);
    if (present) return present;
    if (redis.status !== 'ready') throw new Error('redis is away');
    const queue = openQueue(name, redis);
    opened.set(name, queue);
    return queue;
  };
  const closeQueues = async (): Promise<void> => {
    const closing = [...opened.values()];
    opened.clear();
    await Promise.allSettled(closing.map((queue) => queue.close()));
  };

  const sweep = async (): Promise<number> => {
    const due = await events
      // `$type` repeats the condition of the partial index; without it MongoDB scans the whole outbox
      .find({ checkAt: { $type: 'date', $lte: new Date() } })
      .sort({ checkAt: 1 })
      .limit(BATCH)
      .toArray();
    await Promise.all(due.map((event) => relayOne(event)));
    return due.length;
  };

  const relayOne = async (event: OutboxEvent): Promise<void> => {
    const held = await events.updateOne(
      { _id: event._id, checkAt: event.checkAt, attempts: event.attempts },
      { $set: { checkAt: new Date(Date.now() + HOLD_MS) } },
    );
    if (held.modifiedCount === 0) return;
    const outcome = await look(event);
    if (outcome === 'done') {
      // the payload contains names and addresses
      const done = { checkAt: null, doneAt: new Date(), fact: null };
      await events.updateOne({ _id: event._id }, { $set: done });
      await queueOf(event.queue).remove(jobIdOf(event));
      return;
    }
    await events.updateOne(
      { _id: event._id, doneAt: null },
      { $set: { checkAt: new Date(Date.now() + CHECK_AGAIN_MS[outcome]) } },
    );
  };

  const look = async (event: OutboxEvent): Promise<Outcome> => {
    const queue = queueOf(event.queue);
    if (event.attempts > 0) {
      const state = await queue.getJobState(jobIdOf(event));
      if (state === 'completed') return 'done';
      if (state === 'failed') return isGivenUp(event) ? 'done' : 'failed';
      if (state !== 'unknown') return 'working';
    }
    const attempts = event.attempts + 1;
    await queue.add(
      event.name,
      {
        eventId: event._id,
        fact: event.fact,
        announcedAt: event.createdAt.getTime(),
        ...(event.trace && { trace: event.trace }),
      },
      { jobId: jobIdOf({ ...event, attempts }) },
    );
    await events.updateOne({ _id: event._id }, { $set: { attempts } });
    return 'queued';
  };

  const round = async (): Promise<void> => {
    try {
      while (!isStopped && (await sweep()) === BATCH);
    } catch (error) {
      log.warn({ err: error }, 'outbox relay: sweep failed, retrying');
      await closeQueues();
    }
  };

  const loop = (): void => {
    timer = undefined;
    isWoken = false;
    running = round().then(() => {
      if (!isStopped) timer = setTimeout(loop, isWoken ? 0 : SWEEP_MS);
    });
  };
  wakeUp = () => {
    isWoken = true;
    if (isStopped || timer === undefined) return;
    clearTimeout(timer);
    loop();
  };

  const stopWatching = watchInserts(
    connection,
    () => wakeUp(),
    () => isStopped,
  );
  const stopMeasuring = watchOutbox(connection);
  loop();
  return {
    sweep,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      stopMeasuring();
      await stopWatching();
      await running;
      await closeQueues();
    },
  };
}

/** The first job has the event's id; replacements for jobs lost by Redis append a number. */
export function jobIdOf({ _id, attempts }: Pick<OutboxEvent, '_id' | 'attempts'>): string {
  return attempts <= 1 ? _id : `${_id}-${attempts}`;
}

/** Drops an undeliverable event in the end: its payload contains personal data. */
function isGivenUp({ _id, name, createdAt }: OutboxEvent): boolean {
  if (Date.now() - createdAt.getTime() < GIVE_UP_MS) return false;
  log.error({ event: _id, name }, 'outbox relay: event given up, payload deleted');
  return true;
}

/** The change stream only reduces latency; the sweep finds every event. */
function watchInserts(
  connection: Connection,
  onInsert: () => void,
  isStopped: () => boolean,
): () => Promise<void> {
  let stream: ReturnType<ReturnType<typeof outboxEvents>['watch']> | undefined;
  const open = (): void => {
    if (isStopped()) return;
    stream = outboxEvents(connection).watch([{ $match: { operationType: 'insert' } }], {
      maxAwaitTimeMS: 1000,
      // required by change streams; the connection's default is `local`
      readConcern: { level: 'majority' },
    });
    stream.on('change', onInsert);
    stream.on('error', () => {
      void stream?.close().catch(() => undefined);
      setTimeout(open, SWEEP_MS).unref();
    });
  };
  open();
  return async () => {
    await stream?.close().catch(() => undefined);
  };
}
