import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './summary/refresh-cards.ts';

/** The channel on which every process hears that a public listing changed: `{ city, id }`. */
export const LISTINGS_CHANGED = 'listings-changed';

export interface ChangedListing {
  city: string;
  id: string;
}
export type PublishChange = (changes: readonly ChangedListing[]) => Promise<void>;

/**
 * Tells our own summary and then the caches, after the commit and before the reply, so that whoever was answered sees the
 * change. Both catch up by themselves: a Redis or MongoDB that is away only delays them, it never fails the request.
 */
export const publishChangeBy =
  (redis: Redis, refreshCards: RefreshCards): PublishChange =>
  async (changes) => {
    try {
      await refreshCards(changes.map(({ id }) => id));
      await Promise.all(changes.map((change) => redis.publish(LISTINGS_CHANGED, JSON.stringify(change))));
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : error }, 'caches were not told of a change');
    }
  };
