import mongoose, { type Connection, type Model, type Schema } from 'mongoose';

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

/** Required fields, sorted, by collection and by part of its records (`listings.images`). */
export async function requiredFields(models: readonly IndexedModel[]): Promise<Record<string, string>> {
  const connection = mongoose.createConnection();
  for (const model of models) model(connection);
  const found: Record<string, string> = {};
  for (const model of Object.values(connection.models)) {
    const paths = [...(await lackedBy(model, {})), ...(await lackedBy(model, emptyParts(model.schema)))];
    for (const path of [...new Set(paths)].sort()) {
      const names = [model.collection.name, ...path.split('.')];
      const field = names.pop() ?? '';
      const part = names.join('.');
      found[part] = found[part] === undefined ? field : `${found[part]} ${field}`;
    }
  }
  return found;
}

async function lackedBy(model: Model<unknown>, record: object): Promise<string[]> {
  const failed = await new model(record).validate().then(
    () => undefined,
    (error: mongoose.Error.ValidationError) => error,
  );
  return Object.entries(failed?.errors ?? {})
    .filter(([, { kind }]) => kind === 'required')
    .map(([path]) => path.replaceAll('.0.', '.'));
}

function emptyParts({ paths }: Schema): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const [name, { schema, instance }] of Object.entries(paths)) {
    if (schema) parts[name] = instance === 'Array' ? [emptyParts(schema)] : emptyParts(schema);
  }
  return parts;
}
