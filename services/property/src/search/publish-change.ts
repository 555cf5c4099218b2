import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

/** The channel on which every process hears that a public listing changed: `{ city, id }`. */
export const LISTINGS_CHANGED = 'listings-changed';

export interface ChangedListing {
  city: string;
  id: string;
}
export type PublishChange = (changes: readonly ChangedListing[]) => Promise<void>;

/**
 * Tells the caches after the commit and before the reply, so that whoever was answered sees the change. Caches are short,
 * so a Redis that is away only delays them: it never fails the request.
 */
export const publishChangeBy =
  (redis: Redis): PublishChange =>
  async (changes) => {
    try {
      await Promise.all(changes.map((change) => redis.publish(LISTINGS_CHANGED, JSON.stringify(change))));
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : error }, 'caches were not told of a change');
    }
  };
