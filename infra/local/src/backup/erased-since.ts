import { erasedHash } from '@pokriv/service-kit/erased-people';
import type { Db, MongoClient } from 'mongodb';

/** Collection of the user service. */
export const ERASURES = 'erasures';

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
