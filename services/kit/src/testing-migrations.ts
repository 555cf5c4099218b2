import mongoose, { type Connection } from 'mongoose';

import { kitMigration, type Migration } from './migrations.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

interface CheckedMigrations {
  migrations: readonly Migration[];
  /** Last id of the first release, whose migrations name no release. */
  firstReleaseUpTo: number;
}

const isEarlier = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * Runs the migrations on a fresh database and reports breaches of the rolling upgrade: an index may be dropped only
 * by a migration of a later release than the one that stopped using it. Ids are unique.
 * @returns one line for each problem
 */
export async function problemsOf({ migrations, firstReleaseUpTo }: CheckedMigrations): Promise<string[]> {
  const dbName = aDatabase('migrations');
  const connection = await mongoose
    .createConnection(testMongoUrl(), { dbName, autoIndex: false, autoCreate: false, monitorCommands: true })
    .asPromise();
  const problems = repeated(migrations);
  try {
    for (const migration of [kitMigration, ...migrations]) {
      const dropped = await droppedBy(connection, migration);
      const { id, name, release, unusedSince } = migration;
      if (id <= firstReleaseUpTo) continue;
      if (!release) problems.push(`${id} ${name}: names no release`);
      else if (unusedSince && !isEarlier(unusedSince, release))
        problems.push(`${id} ${name}: drops indexes in ${release} that are in use until ${unusedSince}`);
      if (!unusedSince && dropped.length > 0)
        problems.push(`${id} ${name}: drops ${dropped.join(', ')} without dropIndexes`);
    }
  } finally {
    await connection.dropDatabase();
    await connection.close();
  }
  return problems;
}

/** Duplicate ids: on an existing database only the first of them runs. */
const repeated = (migrations: readonly Migration[]): string[] =>
  migrations
    .filter(({ id }, at) => migrations.findIndex((other) => other.id === id) !== at)
    .map(({ id, name }) => `${id} ${name}: has the id of another migration`);

async function droppedBy(connection: Connection, { up }: Migration): Promise<string[]> {
  const dropped: string[] = [];
  const note = ({ command }: { command: { dropIndexes?: string; index?: string } }) => {
    if (command.dropIndexes) dropped.push(`${command.dropIndexes}.${String(command.index)}`);
  };
  const client = connection.getClient();
  client.on('commandStarted', note);
  await up(connection);
  client.off('commandStarted', note);
  return dropped;
}
