import { listingsChanged, type ChangedListing } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './follow-cards.ts';

export interface PublishDeps {
  redis: Redis;
  refreshCards: RefreshCards;
}

/**
 * Updates the index of this process, then invalidates the caches, after the commit and before the reply:
 * read-your-writes for the caller. Best effort: an outage of Redis or MongoDB never fails the request.
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
    log.warn(
      { ids: changes.map(({ id }) => id), err: error },
      'publish change: failed, caches not invalidated',
    );
  }
}

const warn = (error: unknown) =>
  log.warn({ err: error }, 'search index: published change not applied, waiting for the change stream');

/** Applies changes published by other replicas to the index. `redis` must be a dedicated connection. */
export function followChanges({ redis, refreshCards }: PublishDeps): void {
  redis.on('message', (_channel, text) => {
    const change = listingsChanged.read(text);
    if (change) refreshCards([change.id]).catch(warn);
  });
  redis.subscribe(listingsChanged.name).catch(warn);
}
