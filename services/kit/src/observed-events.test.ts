import type { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { startConsumer, type JobHandlers } from './consumer.ts';
import { runMigrations } from './migrations.ts';
import { connectMongo, transactionsOf, type InTransaction } from './mongo.ts';
import { outboxEvents, watchOutbox } from './outbox.ts';
import { workerRedisOptions } from './redis.ts';
import { startRelay, type Relay } from './relay.ts';
import { scrape, switchMetricsOn } from './telemetry/metrics.ts';
import { openTraceExport } from './telemetry/trace-exporter.ts';
import { duringSpan, runningSpan, startSpan, traceWith } from './telemetry/trace.ts';
import { aDatabase, testMongoUrl, testRedisUrl, until } from './testing.ts';

/** A separate Redis database: this test flushes it. */
const REDIS_DB = 12;

const valueOf = async (name: string): Promise<number | undefined> => {
  const line = (await scrape())
    .split('\n')
    .find((one) => one.startsWith(name.includes('{') ? name : `${name}{`));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

describe('telemetry of events', () => {
  let connection: Connection;
  let redis: Redis;
  let inTransaction: InTransaction;
  let relay: Relay | undefined;
  let worker: Worker | undefined;

  beforeAll(() => switchMetricsOn('test'));
  beforeEach(async () => {
    const database = aDatabase('telemetry');
    await runMigrations(testMongoUrl(), database, []);
    connection = await connectMongo(testMongoUrl(), database);
    redis = new Redis(testRedisUrl(), { ...workerRedisOptions, db: REDIS_DB });
    await redis.flushdb();
    inTransaction = transactionsOf(connection, 'test');
  });
  afterEach(async () => {
    traceWith(undefined);
    await relay?.stop();
    await worker?.close();
    relay = undefined;
    worker = undefined;
    await connection.dropDatabase();
    await connection.close();
    redis.disconnect();
  });

  const announce = () =>
    inTransaction((unit) => unit.announce('slots-changed', { userId: 'maria', used: 1, version: 1 }));
  const consume = (handle: JobHandlers<'user'>['slots-changed']) => {
    const handlers = { 'slots-changed': handle } as JobHandlers<'user'>;
    worker = startConsumer('user', handlers, { connection, inTransaction, redis });
  };

  it('shows the age and number of events that are in no queue yet', async () => {
    const stop = watchOutbox(connection);
    expect(await valueOf('pokriv_outbox_oldest_seconds')).toBe(0);
    await announce();
    const createdAt = new Date(Date.now() - 90_000);
    await outboxEvents(connection).updateMany({}, { $set: { createdAt } });
    expect(await valueOf('pokriv_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(await valueOf('pokriv_outbox_waiting')).toBe(1);
    stop();
  });

  it('shows the age of the oldest waiting job, and how many failed', async () => {
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((_resolve, reject) => {
      fail = () => reject(new Error('no'));
    });
    consume(() => failing);
    await worker?.pause(true);
    relay = startRelay(connection, redis);
    await announce();
    await until(async () => (await valueOf('pokriv_queue_jobs{queue="user",state="waiting"')) === 1);
    expect(await valueOf('pokriv_queue_oldest_seconds')).toBeGreaterThan(0);
    await worker?.resume();
    fail();
    await until(async () => (await valueOf('pokriv_queue_jobs{queue="user",state="delayed"')) === 1);
    expect(await valueOf('pokriv_queue_oldest_seconds')).toBe(0);
  });

  it('shows the connections to MongoDB', async () => {
    expect(await valueOf('pokriv_mongo_pool_connections')).toBeDefined();
  });

  it('counts the time from the event to its effect', async () => {
    consume(async () => undefined);
    relay = startRelay(connection, redis);
    await announce();
    const count = 'pokriv_event_effect_seconds_count';
    await until(async () => (await valueOf(count)) === 1);
    expect(await valueOf('pokriv_event_effect_seconds_sum')).toBeLessThan(60);
  });

  it('continues the trace of the change in its consumer', async () => {
    const { tracer, close } = openTraceExport('test', {
      export: (_spans, done) => done({ code: 0 }),
      shutdown: async () => undefined,
    });
    traceWith(tracer, 1);
    let consumed: string | undefined;
    consume(async () => {
      consumed = runningSpan()?.traceId;
    });
    relay = startRelay(connection, redis);
    const call = startSpan('call');
    await duringSpan(call, announce);
    await until(() => consumed !== undefined);
    expect(consumed).toBe(call?.traceId);
    await close();
  });
});
