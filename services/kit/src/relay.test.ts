import { UnrecoverableError, type Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { startConsumer, type JobHandlers } from './consumer.ts';
import { effectModel } from './effect.model.ts';
import { forgetEvents } from './forget-events.ts';
import { runMigrations } from './migrations.ts';
import { connectMongo, transactionsOf, type InTransaction } from './mongo.ts';
import { outboxEvents } from './outbox.ts';
import { openQueue } from './queue.ts';
import { workerRedisOptions } from './redis.ts';
import { startRelay, type Relay } from './relay.ts';
import { aDatabase, testMongoUrl, testRedisUrl, until } from './testing.ts';

/** A separate Redis database: this test flushes it. */
const REDIS_DB = 9;

describe('outbox, relay and consumer', () => {
  let connection: Connection;
  let redis: Redis;
  let inTransaction: InTransaction;
  let relay: Relay | undefined;
  let worker: Worker | undefined;

  beforeEach(async () => {
    const database = aDatabase('relay');
    await runMigrations(testMongoUrl(), database, []);
    connection = await connectMongo(testMongoUrl(), database);
    redis = new Redis(testRedisUrl(), { ...workerRedisOptions, db: REDIS_DB });
    await redis.flushdb();
    inTransaction = transactionsOf(connection, 'test');
  });

  afterEach(async () => {
    await relay?.stop();
    await worker?.close();
    relay = undefined;
    worker = undefined;
    await connection.dropDatabase();
    await connection.close();
    redis.disconnect();
  });

  const announceSlots = (userId: string) =>
    inTransaction((unit) => unit.announce('slots-changed', { userId, used: 1, version: 1 }));
  const consume = (handlers: JobHandlers<'user'>) => {
    worker = startConsumer('user', handlers, { connection, inTransaction, redis });
  };
  const people = () => connection.collection<{ userId: string }>('people');
  const others = {} as Omit<JobHandlers<'user'>, 'slots-changed'>;
  const countPeople: JobHandlers<'user'> = {
    ...others,
    'slots-changed': ({ userId }, { once }) =>
      once(async ({ session }) => {
        await people().insertOne({ userId }, { session });
      }),
  };

  it('stores no event when the transaction fails', async () => {
    const failing = inTransaction(async (unit) => {
      await unit.announce('slots-changed', { userId: 'maria', used: 1, version: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outboxEvents(connection).countDocuments()).toBe(0);
  });

  it('delivers each event to its consumer, then closes it', async () => {
    consume(countPeople);
    relay = startRelay(connection, redis);
    await announceSlots('maria');
    await announceSlots('ivan');

    await until(async () => (await people().countDocuments()) === 2);
    await until(async () => (await outboxEvents(connection).countDocuments({ doneAt: null })) === 0);
    expect(await effectModel(connection).countDocuments()).toBe(2);
  });

  it('deletes the payload of a done event from MongoDB and Redis', async () => {
    consume(countPeople);
    relay = startRelay(connection, redis);
    await announceSlots('maria');

    const done = { doneAt: { $ne: null }, fact: null };
    await until(async () => (await outboxEvents(connection).countDocuments(done)) === 1);
    await until(async () => (await redis.keys('bull:user:test.*')).length === 0);
  });

  it('keeps a failed event for two weeks, then gives it up and deletes its payload', async () => {
    const queue = openQueue('user', redis);
    await announceSlots('maria');
    const failing = { ...countPeople, 'slots-changed': () => Promise.reject(new UnrecoverableError('no')) };
    consume(failing);
    relay = startRelay(connection, redis);
    await until(async () => (await queue.getFailedCount()) === 1);
    const age = async (days: number) => {
      const checkAt = new Date();
      const createdAt = new Date(Date.now() - days * 86_400_000);
      await outboxEvents(connection).updateMany({}, { $set: { createdAt, checkAt } });
      await relay?.sweep();
      await until(async () => (await outboxEvents(connection).countDocuments({ checkAt })) === 0);
    };
    await age(13);
    const later = { doneAt: null, 'fact.userId': 'maria', checkAt: { $gt: new Date() } };
    await until(async () => (await outboxEvents(connection).countDocuments(later)) === 1);
    expect(await queue.getFailedCount()).toBe(1);

    await age(15);
    await until(async () => (await outboxEvents(connection).countDocuments({ fact: null })) === 1);
    await until(async () => (await queue.getFailedCount()) === 0);
    await queue.close();
  });

  it('deletes only the pending events of an erased user', async () => {
    const queue = openQueue('user', redis);
    relay = startRelay(connection, redis);
    await announceSlots('maria');
    await announceSlots('ivan');
    await until(async () => (await queue.getWaitingCount()) === 2);
    await forgetEvents(connection, redis, { userId: 'maria', email: 'maria@example.bg' });

    expect(await queue.getWaitingCount()).toBe(1);
    expect(await outboxEvents(connection).find().toArray()).toMatchObject([{ fact: { userId: 'ivan' } }]);
    await queue.close();
  });

  it('relays an event on insert, before the next sweep', async () => {
    consume(countPeople);
    relay = startRelay(connection, redis);
    const waits: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const started = Date.now();
      await announceSlots(`user-${count}`);
      await until(async () => (await people().countDocuments()) === count);
      waits.push(Date.now() - started);
    }
    // without the change stream, each event but the first would wait about a second for the next sweep
    expect(Math.min(...waits.slice(1))).toBeLessThan(700);
  });

  it('loses no event when Redis is flushed', async () => {
    relay = startRelay(connection, redis);
    for (const userId of ['maria', 'ivan', 'petar']) await announceSlots(userId);
    await until(async () => (await outboxEvents(connection).countDocuments({ attempts: 1 })) === 3);
    await redis.flushdb();
    consume(countPeople);

    await until(async () => (await people().countDocuments()) === 3);
  });

  it('has one effect for an event delivered several times', async () => {
    consume(countPeople);
    const queue = openQueue('user', redis);
    const envelope = { eventId: 'test.1', fact: { userId: 'maria', used: 1, version: 1 } };
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((jobId) => queue.add('slots-changed', envelope, { jobId })),
    );

    await until(async () => (await Promise.all(made.map((job) => job.isCompleted()))).every(Boolean));
    expect(await people().countDocuments()).toBe(1);
    await queue.close();
  });

  it('retries after a handler has failed', async () => {
    let tries = 0;
    consume({
      ...others,
      'slots-changed': async (fact, context) => {
        tries += 1;
        if (tries === 1) throw new Error('not today');
        await countPeople['slots-changed'](fact, context);
      },
    });
    relay = startRelay(connection, redis);
    await announceSlots('maria');

    await until(async () => (await people().countDocuments()) === 1);
    expect(tries).toBe(2);
  });

  it('relays in one loop when events arrive during a round', async () => {
    consume(countPeople);
    relay = startRelay(connection, redis);
    for (let index = 0; index < 20; index += 1) {
      await announceSlots(`user-${index}`);
      await pause(40);
    }

    await until(async () => (await people().countDocuments()) === 20);
    await until(async () => (await outboxEvents(connection).countDocuments({ doneAt: null })) === 0);
    const finds = await findsIn(connection, 2200);
    expect(finds).toBeGreaterThanOrEqual(1);
    expect(finds).toBeLessThanOrEqual(3);
  });
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function findsIn(connection: Connection, milliseconds: number): Promise<number> {
  const events = outboxEvents(connection);
  const find = jest.spyOn(Object.getPrototypeOf(events) as { find: () => unknown }, 'find');
  await pause(milliseconds);
  const { length } = find.mock.calls;
  find.mockRestore();
  return length;
}
