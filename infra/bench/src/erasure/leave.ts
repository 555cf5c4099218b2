import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient } from 'mongodb';

import type { Ask } from '../faults/api.ts';
import { drainOutboxes } from '../faults/drain-outboxes.ts';
import { PASSWORD } from '../faults/people.ts';
import { waitUntil } from '../stack/wait-until.ts';
import type { PersonData } from './create-person-data.ts';

/** Instead of 14 days, and of the drain time for requests in flight. */
export const SOON = { ERASURE_DELAY_S: '4', ERASURE_SETTLE_S: '2' };
const ERASED_MS = 60_000;
const DRAIN_MS = 30_000;

/**
 * Asks for the erasure through the API and waits until it and its events are over.
 * @throws Error when it is refused, or not over in time
 */
export async function leave(ask: Ask, stack: Stack, { leaver }: PersonData): Promise<void> {
  const asked = await ask('requestDeletion', { body: { password: PASSWORD }, token: leaver.token });
  if (!asked.isAcknowledged) throw new Error(`requestDeletion answered ${asked.status} ${asked.body.code}`);
  await erasureIsOver(stack);
}

/** Waits until the only erasure and its events are over. @throws Error when it is not in time */
export async function erasureIsOver({ urls }: Stack): Promise<void> {
  const client = new MongoClient(urls.mongoUrl);
  try {
    const erasures = client.db('user').collection('erasures');
    const isOver = async () => (await erasures.countDocuments({ finishedAt: { $type: 'date' } })) === 1;
    await waitUntil(isOver, ERASED_MS, 'the erasure was not over');
  } finally {
    await client.close();
  }
  await drainOutboxes(urls.mongoUrl, DRAIN_MS);
}
