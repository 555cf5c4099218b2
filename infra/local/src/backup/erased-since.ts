import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { erasedHash } from '@pokriv/service-kit/erased-people';
import { writeFileAtomically } from '@pokriv/service-kit/write-file-atomically';
import type { Db, MongoClient } from 'mongodb';

/** Collection of the user service. */
export const ERASURES = 'erasures';
/** In the folder of a backup. */
const KEPT_FILE = 'erased-since.json';

interface Hashed {
  _id: string;
}

interface Account {
  _id: string;
  isErasing?: boolean;
  erasedAt?: Date;
  erasureReason?: string;
}

/** Hashed ids of erased people, from the user service and from the services that erase on its event. */
export async function readErased(client: MongoClient, databases: readonly string[]): Promise<Set<string>> {
  const erased = new Set<string>();
  for (const database of databases)
    for (const name of [ERASURES, 'erased'])
      for await (const { _id } of client
        .db(database)
        .collection<Hashed>(name)
        .find({}, { projection: { _id: 1 } }))
        erased.add(_id);
  return erased;
}

/**
 * Adds hashes to those that earlier restores of this backup have found. They outlive the databases: an interrupted
 * restore has deleted them there, and may be repeated.
 * @returns all of them
 */
export async function keepErased(folder: string, erased: ReadonlySet<string>): Promise<Set<string>> {
  const path = join(folder, KEPT_FILE);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const all = new Set([...(JSON.parse(kept) as string[]), ...erased]);
  await writeFileAtomically(path, JSON.stringify([...all]));
  return all;
}

/**
 * Makes the accounts of erased people due for erasure, so that the user service erases them in all services.
 * @returns the number of accounts
 */
export async function eraseAgain(user: Db, erased: ReadonlySet<string>): Promise<number> {
  const accounts = user.collection<Account>('accounts');
  let due = 0;
  for await (const { _id } of accounts.find({}, { projection: { _id: 1 } })) {
    if (!erased.has(erasedHash(_id))) continue;
    const { modifiedCount } = await accounts.updateOne(
      { _id, isErasing: { $ne: true } },
      { $set: { erasedAt: new Date(), erasureReason: 'asked' } },
    );
    due += modifiedCount;
  }
  return due;
}
