import { createConnection } from 'mongoose';

import { readStackRecord } from './local-stack.ts';

/** Writes dates of a listing into the database, for periods that a journey cannot wait for. */
export async function moveDates(
  id: string,
  dates: Partial<
    Readonly<Record<'confirmedAt' | 'expiresAt' | 'offerAt' | 'remindAt' | 'submittedAt', Date>>
  >,
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
