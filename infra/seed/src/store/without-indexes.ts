import type { Connection, mongo } from 'mongoose';

/** Where the indexes wait that a bulk load took away; a run that was killed is repaired by the next. */
const NOTES = 'seed_notes';

interface Note {
  _id: string;
  indexes: mongo.IndexDescription[];
}

/**
 * Takes a collection's indexes away while `work` fills it and builds them in one go afterwards: for a hundred thousand
 * documents that is several times quicker than keeping them up to date.
 */
export async function withoutIndexes<Result>(
  connection: Connection,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const collection = connection.collection(name);
  const indexes = (await collection.indexes())
    .filter((index) => index.name !== '_id_')
    .map(({ v: _version, ...index }) => index as mongo.IndexDescription);
  await connection.collection<Note>(NOTES).insertOne({ _id: name, indexes });
  await collection.dropIndexes();
  try {
    return await work();
  } finally {
    await restoreIndexes(connection, name);
  }
}

/** Builds the indexes that are noted as taken away (of one collection, or of all); without a note it does nothing. */
export async function restoreIndexes(connection: Connection, name?: string): Promise<void> {
  const notes = connection.collection<Note>(NOTES);
  for (const { _id, indexes } of await notes.find(name === undefined ? {} : { _id: name }).toArray()) {
    if (indexes.length > 0) await connection.collection(_id).createIndexes(indexes);
    await notes.deleteOne({ _id });
  }
}
