import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { startConsumer, type JobHandlers } from './consumer.ts';
import { effectModel } from './effect.model.ts';
import { runMigrations } from './migrations.ts';
import { connectMongo, transactionsOf, type InTransaction } from './mongo.ts';
import { openQueue } from './queue.ts';
import { workerRedisOptions } from './redis.ts';
import { aDatabase, testMongoUrl, testRedisUrl, until } from './testing.ts';

/** A separate Redis database: this test flushes it. */
const REDIS_DB = 10;
const fact = { userId: 'maria', used: 1, version: 1 };

describe('startConsumer', () => {
  let connection: Connection;
  let redis: Redis;
  let queue: ReturnType<typeof openQueue>;
  let inTransaction: InTransaction;
  let worker: Worker | undefined;

  beforeEach(async () => {
    const database = aDatabase('consumer');
    await runMigrations(testMongoUrl(), database, []);
    connection = await connectMongo(testMongoUrl(), database);
    redis = new Redis(testRedisUrl(), { ...workerRedisOptions, db: REDIS_DB });
    await redis.flushdb();
    queue = openQueue('user', redis);
    inTransaction = transactionsOf(connection, 'test');
  });

  afterEach(async () => {
    await worker?.close();
    worker = undefined;
    await queue.close();
    await connection.dropDatabase();
    await connection.close();
    redis.disconnect();
  });

  type SlotsHandler = JobHandlers<'user'>['slots-changed'];
  const consume = (handle: SlotsHandler): void => {
    const handlers = { 'slots-changed': handle } as JobHandlers<'user'>;
    worker = startConsumer('user', handlers, { connection, inTransaction, redis });
  };
  const people = () => connection.collection<{ userId: string }>('people');
  const addPerson: SlotsHandler = ({ userId }, { once }) =>
    once(async ({ session }) => {
      await people().insertOne({ userId }, { session });
    });
  const deliver = (name: string, data: unknown, options: { attempts?: number } = {}) =>
    queue.add(name, { eventId: 'event-1', fact: data }, { backoff: 10, ...options });
  const counts = () => queue.getJobCounts('completed', 'failed');

  it.each([
    ['a wrong type', { ...fact, used: 'many' }],
    ['a missing field', { userId: 'maria' }],
    ['no fact at all', null],
  ])('fails a fact with %s at the first attempt and keeps it', async (_what, data) => {
    const handle = jest.fn<ReturnType<SlotsHandler>, Parameters<SlotsHandler>>();
    consume(handle);
    const job = await deliver('slots-changed', data, { attempts: 8 });
    await until(async () => (await counts()).failed === 1);
    const [failed] = await queue.getFailed();
    expect(failed).toMatchObject({ id: job.id, attemptsMade: 1 });
    expect(handle).not.toHaveBeenCalled();
    expect(await effectModel(connection).countDocuments()).toBe(0);
  });

  const erased = { userId: 'maria', service: 'property' };
  it.each([
    ['a name', 'viewing-booked', fact],
    ['a value', 'account-erased-in', { ...erased, service: 'a-later-one' }],
  ])('leaves a job with %s of a newer version to newer instances', async (_what, name, data) => {
    const handlers = { 'account-erased-in': () => Promise.reject(new Error('old')) };
    worker = startConsumer('user', handlers as unknown as JobHandlers<'user'>, {
      ...{ connection, inTransaction, redis },
    });
    const job = await deliver(name, data, { attempts: 1 });
    await until(async () => (await job.getState()) === 'delayed');
    expect(await queue.getJob(job.id ?? '')).toMatchObject({ attemptsMade: 0 });
    expect((await counts()).failed).toBe(0);
    expect(await effectModel(connection).countDocuments()).toBe(0);

    await worker.close();
    const done: string[] = [];
    worker = new Worker('user', async (one) => void done.push(one.name), { connection: redis });
    await until(() => done.includes(name));
  });

  it('fails a job that no instance has known for a day', async () => {
    consume(() => Promise.resolve());
    const yesterday = Date.now() - 90_000_000;
    const envelope = { eventId: 'event-1', fact };
    await queue.add('viewing-booked', envelope, { timestamp: yesterday, attempts: 8 });
    await until(async () => (await counts()).failed === 1);
  });

  it('records no effect when the handler fails after its change, and makes the change at the next attempt', async () => {
    let attempts = 0;
    consume(async (slots, { once, eventId }) => {
      attempts += 1;
      await once(async ({ session }) => {
        await people().insertOne({ userId: slots.userId }, { session });
        if (attempts === 1) throw new Error(`attempt 1 of ${eventId}`);
      });
    });
    await deliver('slots-changed', fact, { attempts: 2 });
    await until(async () => (await counts()).completed === 1);
    expect(attempts).toBe(2);
    expect(await people().countDocuments()).toBe(1);
    expect(await effectModel(connection).countDocuments()).toBe(1);
  });

  it('makes one change of an event that is delivered many times at once', async () => {
    consume(addPerson);
    await Promise.all(Array.from({ length: 12 }, () => deliver('slots-changed', fact, { attempts: 5 })));
    await until(async () => (await counts()).completed === 12);
    expect(await people().countDocuments()).toBe(1);
    expect((await counts()).failed).toBe(0);
  });

  it('does not call the handler for an event whose effect is recorded', async () => {
    const handle = jest.fn<ReturnType<SlotsHandler>, Parameters<SlotsHandler>>(() => Promise.resolve());
    consume(handle);
    await deliver('slots-changed', fact);
    await until(async () => (await counts()).completed === 1);
    await deliver('slots-changed', fact);
    await until(async () => (await counts()).completed === 2);
    expect(handle).toHaveBeenCalledTimes(1);
  });
});
