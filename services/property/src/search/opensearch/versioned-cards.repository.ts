import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection, mongo } from 'mongoose';

import { indexedProjection, type IndexedCard } from '../listing-index.ts';

/** Increments per second in a version. */
const INCREMENTS = 2 ** 20;

/**
 * Version of a card from a database timestamp, ordered like its changes. An integer below 2⁵³ until the year
 * 2242.
 */
export const versionAt = ({ t, i }: { t: number; i: number }): number => t * INCREMENTS + i;

/**
 * Reads a snapshot of cards, so that their version covers no later change.
 * @returns existing cards with their common version
 */
export async function readVersioned(
  connection: Connection,
  ids: readonly string[],
): Promise<{ cards: IndexedCard[]; version: number }> {
  const reply = await connection.db?.command({
    find: 'search_cards',
    filter: { _id: { $in: [...ids] } },
    projection: indexedProjection,
    batchSize: ids.length,
    singleBatch: true,
    maxTimeMS: QUERY_MS,
    readConcern: { level: 'snapshot' },
  });
  const { firstBatch, atClusterTime } = reply?.cursor as {
    firstBatch: IndexedCard[];
    atClusterTime: mongo.Timestamp;
  };
  return { cards: firstBatch, version: versionAt(atClusterTime) };
}
