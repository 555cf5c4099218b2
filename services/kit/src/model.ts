import { Schema, type Collection, type Connection, type Model, type SchemaDefinition } from 'mongoose';

const kept = { minimize: false, strict: 'throw', strictQuery: 'throw' } as const;

const requireText = (): void => {
  Schema.Types.String.checkRequired((value: unknown) => typeof value === 'string');
};

/**
 * Strict schema: an unknown field is an error, also in filters, where dropping it would match every document. Stores
 * empty objects; no `__v`, since versions are domain fields.
 */
export function storedSchema<Stored>(definition: SchemaDefinition<Stored>): Schema<Stored> {
  requireText();
  return new Schema<Stored>(definition, { ...kept, versionKey: false });
}

export function storedPart<Part>(definition: SchemaDefinition<Part>): Schema<Part> {
  requireText();
  return new Schema<Part>(definition, { ...kept, _id: false });
}

export type ModelOf<Stored> = (connection: Connection) => Model<Stored>;

export const defineModel =
  <Stored>(name: string, collection: string, schema: Schema<Stored>): ModelOf<Stored> =>
  (connection) =>
    (connection.models[name] as Model<Stored> | undefined) ??
    connection.model<Stored>(name, schema, collection);

/** The driver's collection, to skip the model's casting or hydration; each use says why. */
export const collectionOf = <Stored extends object>(model: Model<Stored>): Collection<Stored> =>
  model.collection as unknown as Collection<Stored>;

/** Closes the cursor even when the reader stops early. */
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

export type IndexedModel = (connection: Connection) => Pick<
  Model<unknown>,
  'collection' | 'createIndexes' | 'diffIndexes'
> & {
  schema: Pick<Schema, 'indexes'>;
};

export async function createIndexes(connection: Connection, models: readonly IndexedModel[]): Promise<void> {
  for (const model of models) await model(connection).createIndexes();
}
