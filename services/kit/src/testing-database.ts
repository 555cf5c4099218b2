import type { Connection, mongo } from 'mongoose';

import type { IndexedModel } from './model.ts';
import { connectMongo } from './mongo.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

/**
 * Opens a database with the collections and indexes of the models. All migrations of a service lead to the same ones
 * (`models.test.ts` compares them), but take four times as long.
 */
export async function openFreshDatabase(
  service: string,
  models: readonly IndexedModel[],
): Promise<Connection> {
  const connection = await connectMongo(testMongoUrl(), aDatabase(service));
  await Promise.all(models.map((model) => createCollection(connection, model)));
  return connection;
}

async function createCollection(connection: Connection, model: IndexedModel): Promise<void> {
  const { collection, schema } = model(connection);
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  await (indexes.length > 0
    ? collection.createIndexes(indexes)
    : connection.createCollection(collection.name));
}
