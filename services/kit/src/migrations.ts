import mongoose, { type Connection } from 'mongoose';

import { log } from './log.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { createIndexes, type IndexedModel } from './model.ts';

/** Forward-only; `id` fixes the order. */
export interface Migration {
  id: number;
  name: string;
  up: (connection: Connection) => Promise<void>;
  /** Product version that ships it; absent in the first. */
  release?: string;
  /** Set by `dropIndexes`. */
  unusedSince?: string;
}

interface Applied {
  _id: number;
  name: string;
  at: Date;
}

export const kitMigration: Migration = {
  id: 0,
  name: 'outbox and effects',
  up: async (connection) => {
    const keepDays = (days: number) => days * 86_400;
    await connection.collection('outbox').createIndexes([
      { key: { checkAt: 1 }, name: 'due', partialFilterExpression: { checkAt: { $type: 'date' } } },
      { key: { doneAt: 1 }, name: 'keep', expireAfterSeconds: keepDays(7) },
    ]);
    await connection
      .collection('effects')
      .createIndexes([{ key: { at: 1 }, name: 'keep', expireAfterSeconds: keepDays(30) }]);
  },
};

/**
 * Applies missing migrations in order, under a lock, then creates the models' indexes. Safe to run concurrently.
 * @returns names of the applied migrations
 * @throws Error for duplicate ids; of a migration, or when the lock was lost during one: it is not recorded and runs
 * again
 */
export async function runMigrations(
  url: string,
  dbName: string,
  migrations: readonly Migration[],
  models: readonly IndexedModel[] = [],
): Promise<string[]> {
  const connection = await mongoose
    .createConnection(url, { dbName, autoIndex: false, autoCreate: false })
    .asPromise();
  try {
    const names = await applyMissing(connection, [kitMigration, ...migrations]);
    await createIndexes(connection, models);
    return names;
  } finally {
    await connection.close();
  }
}

/** The second of two migrations with one id would never run. */
function checkIds(migrations: readonly Migration[]): void {
  const ids = migrations.map(({ id }) => id);
  const second = migrations.find(({ id }, at) => ids.indexOf(id) !== at);
  if (second) throw new Error(`migration "${second.name}" has the id of an earlier one: ${second.id}`);
}

async function applyMissing(connection: Connection, migrations: readonly Migration[]): Promise<string[]> {
  checkIds(migrations);
  const applied = connection.collection<Applied>('migrations');
  const known = new Set((await applied.find().toArray()).map(({ _id }) => _id));
  if (migrations.every(({ id }) => known.has(id))) return [];
  const lock = await takeMigrationLock(connection);
  const names: string[] = [];
  try {
    for (const { id, name, up } of [...migrations].sort((one, other) => one.id - other.id)) {
      if (await applied.findOne({ _id: id })) continue;
      await up(connection);
      await lock.renew();
      await applied.insertOne({ _id: id, name, at: new Date() });
      log.info({ database: connection.name, migration: name }, 'migrations: applied');
      names.push(name);
    }
  } finally {
    await lock.release();
  }
  return names;
}
