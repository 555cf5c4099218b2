import { listingsChanged, type ChangedListing } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './follow-cards.ts';

export interface PublishDeps {
  redis: Redis;
  refreshCards: RefreshCards;
}

/**
 * Applies changes to the index of this process, then invalidates the caches: after the commit and before the reply, so that
 * the caller's next search shows them. Both catch up later: an outage of Redis or MongoDB never fails the request.
 */
export async function publishChange(
  { redis, refreshCards }: PublishDeps,
  changes: readonly ChangedListing[],
): Promise<void> {
  try {
    await refreshCards(changes.map(({ id }) => id));
    await Promise.all(
      changes.map((change) => redis.publish(listingsChanged.name, listingsChanged.write(change))),
    );
  } catch (error) {
    log.warn({ err: error instanceof Error ? error.message : error }, 'caches were not told of a change');
  }
}

const warn = (error: unknown) =>
  log.warn(
    { err: error instanceof Error ? error.message : error },
    'search index: change not applied, the change stream brings it',
  );

/** Applies changes of other copies of the service to the index. `redis` is a connection of its own. */
export function followChanges({ redis, refreshCards }: PublishDeps): void {
  redis.on('message', (_channel, text) => {
    const change = listingsChanged.read(text);
    if (change) refreshCards([change.id]).catch(warn);
  });
  redis.subscribe(listingsChanged.name).catch(warn);
}
