/**
 * Models of mongoose: one typed schema for each collection, with its indexes, in `*.model.ts` beside its repository.
 */
import { Schema, type Collection, type Connection, type Model, type SchemaDefinition } from 'mongoose';

const kept = { minimize: false, strict: 'throw', strictQuery: 'throw' } as const;

/** An empty text is a value, which mongoose by default takes for a missing one; for all schemas of the process. */
const requireText = (): void => {
  Schema.Types.String.checkRequired((value: unknown) => typeof value === 'string');
};

/**
 * A schema of what is stored. A field that it does not name is an error, in filters too: left out of one, it would
 * match every document. An empty object is kept, and no `__v` is added: versions are fields of the domain.
 */
export function storedSchema<Stored>(definition: SchemaDefinition<Stored>): Schema<Stored> {
  requireText();
  return new Schema<Stored>(definition, { ...kept, versionKey: false });
}

/** A schema of an object inside a record: the same, without an id of its own. */
export function storedPart<Part>(definition: SchemaDefinition<Part>): Schema<Part> {
  requireText();
  return new Schema<Part>(definition, { ...kept, _id: false });
}

/** A model of one collection, made once for each connection. */
export type ModelOf<Stored> = (connection: Connection) => Model<Stored>;

/** @param name unique within one service */
export const defineModel =
  <Stored>(name: string, collection: string, schema: Schema<Stored>): ModelOf<Stored> =>
  (connection) =>
    (connection.models[name] as Model<Stored> | undefined) ??
    connection.model<Stored>(name, schema, collection);

/** The driver's collection under a model, for what the model would cast or hydrate in vain; each use says why. */
export const collectionOf = <Stored extends object>(model: Model<Stored>): Collection<Stored> =>
  model.collection as unknown as Collection<Stored>;

/** The rows of a query one after another; its cursor is closed also when the reader stops early. */
export async function* rowsOf<Row>(query: {
  cursor: () => AsyncIterable<Row> & { close: () => Promise<void> };
}): AsyncGenerator<Row> {
  const cursor = query.cursor();
  try {
    yield* cursor;
  } finally {
    await cursor.close();
  }
}

/** The part of a model that indexes need, whatever it stores. */
export type IndexedModel = (
  connection: Connection,
) => Pick<Model<unknown>, 'collection' | 'createIndexes' | 'diffIndexes'>;

/** Makes the indexes that the schemas name and the database does not have; those it has stay untouched. */
export async function createIndexes(connection: Connection, models: readonly IndexedModel[]): Promise<void> {
  for (const model of models) await model(connection).createIndexes();
}
