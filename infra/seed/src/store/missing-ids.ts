import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import type { Connection } from 'mongoose';

/** Documents not yet in the collection. */
export async function missingOf<Document extends { _id: string }>(
  connection: Connection,
  name: string,
  documents: readonly Document[],
): Promise<Document[]> {
  const ids = documents.map(({ _id }) => _id);
  const found = await connection
    .collection<{ _id: string }>(name)
    .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(found.map(({ _id }) => _id));
  return documents.filter(({ _id }) => !known.has(_id));
}

/** Inserts missing documents and leaves existing ones; returns the number inserted. */
export async function insertMissing<Document extends { _id: string }>(
  connection: Connection,
  name: string,
  documents: readonly Document[],
): Promise<number> {
  const missing = await missingOf(connection, name, documents);
  if (missing.length === 0) return 0;
  const collection = connection.collection<{ _id: string }>(name);
  // by default the driver stores undefined as null
  const options = { ordered: false, ignoreUndefined: true, writeConcern: { w: 1 } } as const;
  await collection.insertMany(missing, options).catch(ignoreDuplicates);
  return missing.length;
}

/** Inserted concurrently (a second run, a registration): the existing document stays. */
function ignoreDuplicates(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
