import { setTimeout as pause } from 'node:timers/promises';

import mongoose, { type Connection } from 'mongoose';

import { takeMigrationLock } from './migration-lock.ts';
import { runMigrations, type Migration } from './migrations.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

const times = { leaseMs: 400, heartbeatMs: 50 };
/** Simulates a dead process: the heartbeat never fires. */
const dead = { leaseMs: 400, heartbeatMs: 2_000_000_000 };

describe('takeMigrationLock', () => {
  let connection: Connection;
  const lockNow = () => connection.collection('migrations').findOne({ owner: { $exists: true } });

  beforeEach(async () => {
    connection = await mongoose.createConnection(testMongoUrl(), { dbName: aDatabase('locks') }).asPromise();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('waits while a live process renews its lease', async () => {
    const first = await takeMigrationLock(connection, times);
    let isTaken = false;
    const second = takeMigrationLock(connection, times).then((lock) => {
      isTaken = true;
      return lock;
    });
    await pause(3 * times.leaseMs);
    expect(isTaken).toBe(false);
    await first.release();
    await (await second).release();
    expect(await lockNow()).toBeNull();
  });

  it('takes over the expired lease of a dead process', async () => {
    const first = await takeMigrationLock(connection, dead);
    const second = await takeMigrationLock(connection, times);
    await expect(first.renew()).rejects.toThrow('held by another process');
    await second.release();
    await first.release();
  });

  it('does not release a lock held by another process', async () => {
    const first = await takeMigrationLock(connection, dead);
    const second = await takeMigrationLock(connection, times);
    const held = await lockNow();
    await first.release();
    expect((await lockNow())?.owner).toBe(held?.owner);
    await second.release();
  });

  it('takes over a lock without a lease, left by an earlier version', async () => {
    await connection.collection<{ _id: string }>('migrations').insertOne({ _id: 'lock' });
    await (await takeMigrationLock(connection, times)).release();
    expect(await lockNow()).toBeNull();
  });
});

describe('runMigrations', () => {
  const dbName = aDatabase('migrations');
  afterAll(async () => {
    const connection = await mongoose.createConnection(testMongoUrl(), { dbName }).asPromise();
    await connection.dropDatabase();
    await connection.close();
  });

  it('refuses a migration with the id of another, which would never run', async () => {
    const up = jest.fn();
    const same = ['one', 'other'].map((name) => ({ id: 1, name, up }));
    await expect(runMigrations(testMongoUrl(), dbName, same)).rejects.toThrow('"other" has the id');
    expect(up).not.toHaveBeenCalled();
  });

  it('runs each migration once, in order, in four concurrent processes', async () => {
    const ran: number[] = [];
    const migrations = [2, 1].map((id): Migration => ({
      id,
      name: `number ${id}`,
      up: async () => {
        await pause(100);
        ran.push(id);
      },
    }));
    const names = await Promise.all(
      Array.from({ length: 4 }, () => runMigrations(testMongoUrl(), dbName, migrations)),
    );
    expect(ran).toEqual([1, 2]);
    expect(names.flat()).toEqual(['outbox and effects', 'number 1', 'number 2']);
  });

  it('runs a migration again when its lock was lost meanwhile', async () => {
    let runs = 0;
    const migration: Migration = {
      id: 3,
      name: 'number 3',
      up: async (connection) => {
        runs += 1;
        if (runs > 1) return;
        await connection
          .collection('migrations')
          .updateOne({ owner: { $exists: true } }, { $set: { owner: 'other' } });
      },
    };
    await expect(runMigrations(testMongoUrl(), dbName, [migration])).rejects.toThrow(
      'held by another process',
    );
    const connection = await mongoose.createConnection(testMongoUrl(), { dbName }).asPromise();
    await connection.collection('migrations').deleteOne({ owner: 'other' });
    await connection.close();
    expect(await runMigrations(testMongoUrl(), dbName, [migration])).toEqual(['number 3']);
  });
});
