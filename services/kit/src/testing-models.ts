import type { Connection } from 'mongoose';

import { runMigrations, type Migration } from './migrations.ts';
import type { IndexedModel } from './model.ts';
import { connectMongo } from './mongo.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

interface ServiceModels {
  service: string;
  migrations: readonly Migration[];
  models: readonly IndexedModel[];
}

const WITHOUT_MODEL = ['migrations'];

export async function compareModels({ service, migrations, models }: ServiceModels) {
  const database = aDatabase(service);
  await runMigrations(testMongoUrl(), database, migrations, models);
  const connection = await connectMongo(testMongoUrl(), database);
  try {
    return {
      differences: await indexDifferences(connection, models),
      unknown: await unknownCollections(connection, models),
    };
  } finally {
    await connection.dropDatabase();
    await connection.close();
  }
}

async function indexDifferences(connection: Connection, models: readonly IndexedModel[]): Promise<string[]> {
  const differences: string[] = [];
  for (const model of models) {
    const { collection } = model(connection);
    const { toCreate, toDrop } = await model(connection).diffIndexes();
    for (const index of [...toCreate, ...toDrop])
      differences.push(`${collection.name} ${JSON.stringify(index)}`);
  }
  return differences;
}

async function unknownCollections(
  connection: Connection,
  models: readonly IndexedModel[],
): Promise<string[]> {
  const known = [...WITHOUT_MODEL, ...models.map((model) => model(connection).collection.name)];
  const present = await connection.listCollections();
  return present.map(({ name }) => name).filter((name) => !known.includes(name));
}
