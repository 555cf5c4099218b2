/**
 * Models of mongoose: one typed schema for each collection, with its indexes, in `*.model.ts` beside its repository.
 */
import { Schema, type Connection, type Model, type SchemaDefinition } from 'mongoose';

/**
 * A schema of what is stored. A field that it does not name is an error, in filters too: left out of one, it would
 * match every document. An empty object is kept, and no `__v` is added: versions are fields of the domain.
 */
export const storedSchema = <Stored>(definition: SchemaDefinition<Stored>): Schema<Stored> =>
  new Schema<Stored>(definition, {
    minimize: false,
    versionKey: false,
    strict: 'throw',
    strictQuery: 'throw',
  });

/** A model of one collection, made once for each connection. */
export type ModelOf<Stored> = (connection: Connection) => Model<Stored>;

/** @param name unique within one service */
export const defineModel =
  <Stored>(name: string, collection: string, schema: Schema<Stored>): ModelOf<Stored> =>
  (connection) =>
    (connection.models[name] as Model<Stored> | undefined) ??
    connection.model<Stored>(name, schema, collection);

/** The part of a model that indexes need, whatever it stores. */
export type IndexedModel = (connection: Connection) => Pick<Model<unknown>, 'createIndexes' | 'diffIndexes'>;

/** Makes the indexes that the schemas name and the database does not have; those it has stay untouched. */
export async function createIndexes(connection: Connection, models: readonly IndexedModel[]): Promise<void> {
  for (const model of models) await model(connection).createIndexes();
}
