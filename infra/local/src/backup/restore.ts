import { BSON, type Db, type Document, type MongoClient } from 'mongodb';

import { documentsOf, fileOf, readBackup, type Backup, type CopiedCollection } from './back-up.ts';
import { contentOf, readBson, type Content } from './bson-file.ts';
import { eraseAgain, ERASURES, keepErased, readErased } from './erased-since.ts';

const BATCH_DOCUMENTS = 500;
const BATCH_BYTES = 8 * 1024 * 1024;
/** Preserves BSON number types. */
const asStored = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

export interface Restored {
  backup: Backup;
  /** Number of people erased after the backup and due for erasure again. */
  erasedAgain: number;
}

/**
 * Replaces databases by a backup, while no service runs. Verifies the files before deleting anything, and the
 * databases afterwards. People erased since the backup, as far as the replaced databases know them, are due for
 * erasure again: the user service erases them at start.
 * @throws Error when the backup is incomplete or damaged, or the databases differ from it afterwards
 */
export async function restore(client: MongoClient, folder: string): Promise<Restored> {
  const backup = await readBackup(folder);
  for (const collection of backup.collections)
    assertEqual(collection, await contentOf(readBson(fileOf(folder, collection))));
  const databases = [...new Set(backup.collections.map(({ database }) => database))];
  const erased = await keepErased(folder, await readErased(client, databases));
  for (const database of databases) await client.db(database).dropDatabase();
  for (const collection of backup.collections) {
    const db = client.db(collection.database);
    await load(db, collection, readBson(fileOf(folder, collection)));
    assertEqual(collection, await contentOf(documentsOf(db, collection.name)));
  }
  const user = backup.collections.find(({ name }) => name === ERASURES)?.database;
  return { backup, erasedAgain: user ? await eraseAgain(client.db(user), erased) : 0 };
}

async function load(db: Db, { name, options, indexes }: CopiedCollection, documents: AsyncIterable<Buffer>) {
  const collection = await db.createCollection(name, options);
  let batch: Document[] = [];
  let bytes = 0;
  const insert = async (): Promise<void> => {
    if (batch.length > 0) await collection.insertMany(batch);
    [batch, bytes] = [[], 0];
  };
  for await (const document of documents) {
    batch.push(BSON.deserialize(document, asStored));
    bytes += document.length;
    if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await insert();
  }
  await insert();
  const own = indexes.filter((index) => index.name !== '_id_').map(({ v: _version, ...index }) => index);
  if (own.length > 0) await collection.createIndexes(own);
}

function assertEqual(expected: CopiedCollection, { documents, sha256 }: Content): void {
  if (expected.documents === documents && expected.sha256 === sha256) return;
  throw new Error(
    `${expected.database}.${expected.name}: ${documents} documents instead of ${expected.documents}, or changed ones`,
  );
}
