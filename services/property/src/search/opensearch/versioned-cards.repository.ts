import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection, mongo } from 'mongoose';

import { indexedProjection, type IndexedCard } from '../listing-index.ts';

/** Increments within one second that a version has room for. */
const INCREMENTS = 2 ** 20;

/**
 * The version of a card as a time of the database: two versions of one card compare like their changes. A whole number
 * below 2⁵³ until the year 2242.
 */
export const versionAt = ({ t, i }: { t: number; i: number }): number => t * INCREMENTS + i;

/**
 * Reads cards as of one moment, so that their version covers no later change.
 * @returns cards that exist, with the version of all
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
