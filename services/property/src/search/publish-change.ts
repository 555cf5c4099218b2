import { listingsChanged, type ChangedListing } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './follow-cards.ts';

export type PublishChange = (changes: readonly ChangedListing[]) => Promise<void>;

/**
 * Applies a change to the index of this process, then invalidates the caches: after the commit and before the reply, so that
 * the caller's next search shows the change. Both catch up later: an outage of Redis or MongoDB never fails the request.
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

const warn = (error: unknown) =>
  log.warn(
    { err: error instanceof Error ? error.message : error },
    'search index: change not applied, the change stream brings it',
  );

/** Applies changes of other copies of the service to the index. `redis` is a connection of its own. */
export function followChanges(redis: Redis, refreshCards: RefreshCards): void {
  redis.on('message', (_channel, text) => {
    const change = listingsChanged.read(text);
    if (change) refreshCards([change.id]).catch(warn);
  });
  redis.subscribe(listingsChanged.name).catch(warn);
}
