import { expect } from '@playwright/test';
import { createConnection } from 'mongoose';

import { readStackRecord } from './local-stack.ts';

interface StoredHit {
  _id: string;
  listingId: string;
  state: string;
  dueAt: Date | null;
}

/**
 * Makes the hits of a listing due: a journey cannot wait while they are gathered.
 * @param searches waits until so many have found the listing
 */
export async function makeHitsDue(listingId: string, searches: number): Promise<void> {
  const connection = createConnection(readStackRecord().env.MONGO_URL ?? '', { dbName: 'property' });
  try {
    await connection.asPromise();
    const hits = connection.collection<StoredHit>('alert_hits');
    const waiting = { listingId, state: 'waiting', dueAt: { $ne: null } };
    await expect
      .poll(() => hits.countDocuments(waiting), { message: `hits of ${listingId}`, timeout: 90_000 })
      .toBe(searches);
    await hits.updateMany(waiting, { $set: { dueAt: new Date() } });
  } finally {
    await connection.close();
  }
}
