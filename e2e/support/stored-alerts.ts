import { expect } from '@playwright/test';
import { createConnection } from 'mongoose';

import { readStackRecord } from './local-stack.ts';

interface StoredHit {
  _id: string;
  listingId: string;
  state: string;
  dueAt: Date | null;
}

/** Waits until a search has found the listing, then makes its hits due: a journey cannot wait while they are gathered. */
export async function makeHitsDue(listingId: string): Promise<void> {
  const connection = createConnection(readStackRecord().env.MONGO_URL ?? '', { dbName: 'property' });
  try {
    await connection.asPromise();
    const hits = connection.collection<StoredHit>('alert_hits');
    const madeDue = async () => {
      const waiting = { listingId, state: 'waiting', dueAt: { $ne: null } };
      return (await hits.updateMany(waiting, { $set: { dueAt: new Date() } })).matchedCount;
    };
    await expect.poll(madeDue, { message: `hits of ${listingId}`, timeout: 30_000 }).toBeGreaterThan(0);
  } finally {
    await connection.close();
  }
}
