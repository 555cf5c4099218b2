import { jobs, type JobData, type JobName, type QueueName } from '@pokriv/contracts/jobs';
import { Schema, Types, type Connection } from 'mongoose';

import { collectionOf, defineModel, storedSchema } from './model.ts';
import { beforeScrape, gauges } from './telemetry/metrics.ts';
import { runningSpan } from './telemetry/trace.ts';

/**
 * One event for one queue, stored in the transaction of its change. It is closed by its effect, not by being queued:
 * the relay keeps it in the queue until the consumer has recorded the effect (quality, Faults).
 */
export interface OutboxEvent {
  /** `<service>.<object id>`; also the id of the first BullMQ job. */
  _id: string;
  queue: QueueName;
  name: JobName;
  fact: unknown;
  createdAt: Date;
  /** Next check by the relay; null once done. */
  checkAt: Date | null;
  /** Jobs created so far; BullMQ ignores an id that it still stores. */
  attempts: number;
  doneAt: Date | null;
  /** `traceparent` of the announcing span; absent without tracing. */
  trace?: string;
}

const WEEK_S = 7 * 86_400;

const schema = storedSchema<OutboxEvent>({
  _id: { type: String, required: true },
  queue: { type: String, required: true },
  name: { type: String, required: true },
  // validated against the contracts by `name`
  fact: Schema.Types.Mixed,
  createdAt: { type: Date, required: true },
  checkAt: Date,
  attempts: { type: Number, required: true },
  doneAt: Date,
  trace: String,
});
schema.index({ checkAt: 1 }, { name: 'due', partialFilterExpression: { checkAt: { $type: 'date' } } });
schema.index({ doneAt: 1 }, { name: 'keep', expireAfterSeconds: WEEK_S });

export const outboxEventModel = defineModel<OutboxEvent>('OutboxEvent', 'outbox', schema);

export const outboxEvents = (connection: Connection) => collectionOf(outboxEventModel(connection));

export function newEvents<Name extends JobName>(
  service: string,
  name: Name,
  fact: JobData<Name>,
): OutboxEvent[] {
  const { queues, data } = jobs[name];
  const now = new Date();
  const trace = runningSpan()?.traceparent;
  return queues.map((queue) => ({
    _id: `${service}.${new Types.ObjectId().toHexString()}`,
    queue,
    name,
    fact: data.parse(fact),
    createdAt: now,
    checkAt: now,
    attempts: 0,
    doneAt: null,
    ...(trace && { trace }),
  }));
}

const COUNTED_MOST = 10_000;
const COUNT_MS = 1000;

/** Measures events not yet queued at each scrape. @returns a function that stops measuring */
export function watchOutbox(connection: Connection): () => void {
  const waiting = [
    { $match: { checkAt: { $type: 'date' }, attempts: 0 } },
    { $limit: COUNTED_MOST },
    { $group: { _id: null, oldest: { $min: '$createdAt' }, count: { $sum: 1 } } },
  ];
  return beforeScrape(async () => {
    gauges.outboxAge.remove();
    gauges.outboxWaiting.remove();
    const [found] = await outboxEvents(connection)
      .aggregate<{ oldest: Date; count: number }>(waiting, { maxTimeMS: COUNT_MS })
      .toArray();
    gauges.outboxAge.set(found ? (Date.now() - found.oldest.getTime()) / 1000 : 0);
    gauges.outboxWaiting.set(found?.count ?? 0);
  });
}
