import { createConnection } from 'mongoose';

import { readStackRecord } from './local-stack.ts';

/** Lets time pass for one listing: what a journey cannot wait for is written into the database. */
export async function moveDates(
  id: string,
  dates: Partial<Readonly<Record<'expiresAt' | 'remindAt' | 'priceHistory.0.at', Date>>>,
): Promise<void> {
  const connection = createConnection(readStackRecord().env.MONGO_URL ?? '', { dbName: 'property' });
  try {
    await connection.asPromise();
    const { matchedCount } = await connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: id }, { $set: dates });
    if (matchedCount !== 1) throw new Error(`no listing ${id}`);
  } finally {
    await connection.close();
  }
}
