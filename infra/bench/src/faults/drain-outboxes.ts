import { MongoClient } from 'mongodb';

import { waitUntil } from '../stack/wait-until.ts';

const DATABASES = ['property', 'user', 'moderation', 'conversations', 'notifications'];

/** Waits until all outbox events are processed. @returns the number of unprocessed ones */
export async function drainOutboxes(mongoUrl: string, withinMs: number): Promise<number> {
  const client = new MongoClient(mongoUrl);
  const open = async (): Promise<number> => {
    const counts = await Promise.all(
      DATABASES.map((name) => client.db(name).collection('outbox').countDocuments({ doneAt: null })),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  try {
    await waitUntil(async () => (await open()) === 0, withinMs).catch(() => undefined);
    return await open();
  } finally {
    await client.close();
  }
}
