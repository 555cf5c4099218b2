import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  BSON,
  type ClientSession,
  type Db,
  type IndexDescriptionInfo,
  type MongoClient,
  type Timestamp,
} from 'mongodb';

import { writeBson, type Content } from './bson-file.ts';

export interface CopiedCollection extends Content {
  database: string;
  name: string;
  options: Record<string, unknown>;
  indexes: IndexDescriptionInfo[];
}

/** `backup.json`, written last: a folder without it is no backup. */
export interface Backup {
  format: 1;
  at: string;
  /** Moment of the replica set at which all collections are read, as `seconds.increment`. */
  clusterTime: string;
  collections: CopiedCollection[];
}

const INDEX_FILE = 'backup.json';

export const fileOf = (
  folder: string,
  { database, name }: Pick<CopiedCollection, 'database' | 'name'>,
): string => join(folder, database, `${name}.bson.gz`);

/**
 * Copies databases in use as of one moment. The replica set keeps that moment for `minSnapshotHistoryWindowInSeconds`
 * (300 by default): a longer copy fails.
 * @throws Error when the folder exists
 */
export async function backUp(
  client: MongoClient,
  databases: readonly string[],
  folder: string,
): Promise<Backup> {
  await mkdir(folder, { mode: 0o700 });
  const session = client.startSession({ snapshot: true });
  try {
    const clusterTime = await beginSnapshot(client, session);
    const collections: CopiedCollection[] = [];
    for (const database of databases) {
      await mkdir(join(folder, database));
      collections.push(...(await copyDatabase(client.db(database), session, folder)));
    }
    const backup: Backup = { format: 1, at: new Date().toISOString(), clusterTime, collections };
    // extended JSON: filters of indexes compare with dates
    await writeFile(join(folder, INDEX_FILE), `${BSON.EJSON.stringify(backup, undefined, 2)}\n`);
    return backup;
  } finally {
    await session.endSession();
  }
}

/** @throws Error unless the folder contains a complete backup */
export async function readBackup(folder: string): Promise<Backup> {
  const backup = BSON.EJSON.parse(await readFile(join(folder, INDEX_FILE), 'utf8')) as Backup;
  if (backup.format !== 1) throw new Error(`${folder}: unknown format`);
  return backup;
}

/** The first read fixes the moment of all later ones in the session. */
async function beginSnapshot(client: MongoClient, session: ClientSession): Promise<string> {
  const first = { distinct: 'accounts', key: 'none' };
  const { atClusterTime } = (await client.db('user').command(first, { session })) as {
    atClusterTime: Timestamp;
  };
  return `${atClusterTime.getHighBitsUnsigned()}.${atClusterTime.getLowBitsUnsigned()}`;
}

async function copyDatabase(db: Db, session: ClientSession, folder: string): Promise<CopiedCollection[]> {
  const copied: CopiedCollection[] = [];
  const listed = await db.listCollections({}, { nameOnly: false }).toArray();
  for (const { name, type, options = {} } of listed) {
    if (type !== 'collection' || name.startsWith('system.')) continue;
    const of = { database: db.databaseName, name };
    const content = await writeBson(fileOf(folder, of), documentsOf(db, name, session));
    copied.push({ ...of, options, indexes: await db.collection(name).indexes(), ...content });
  }
  return copied;
}

/** Raw BSON, sorted by `_id`. */
export async function* documentsOf(
  db: Db,
  name: string,
  session?: ClientSession,
): AsyncGenerator<Uint8Array> {
  const found = db.collection(name).find({}, { sort: { _id: 1 }, raw: true, session });
  for await (const document of found) yield document as unknown as Uint8Array;
}
