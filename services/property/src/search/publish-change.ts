import { listingsChanged, type ChangedListing } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './summary/refresh-cards.ts';

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
      await Promise.all(
        changes.map((change) => redis.publish(listingsChanged.name, listingsChanged.write(change))),
      );
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : error }, 'caches were not told of a change');
    }
  };
