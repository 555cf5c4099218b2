import { listingsChanged, listingsIndexed, type ChangedListing } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './follow-cards.ts';

export interface PublishDeps {
  redis: Redis;
  refreshCards: RefreshCards;
}

/**
 * Updates the index of this process, then invalidates the caches, after the commit and before the reply, for
 * read-your-writes. Best effort: an outage of Redis or MongoDB never fails the request.
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

/**
 * Applies changes published by other replicas to the index, and announces when they are applied.
 * @param listening a separate connection for the subscription
 */
export function followChanges({ redis, refreshCards }: PublishDeps, listening: Redis): void {
  const apply = async (change: ChangedListing): Promise<void> => {
    await refreshCards([change.id]);
    await redis.publish(listingsIndexed.name, listingsIndexed.write(change));
  };
  listening.on('message', (_channel, text) => {
    const change = listingsChanged.read(text);
    if (change) apply(change).catch(warn);
  });
  listening.subscribe(listingsChanged.name).catch(warn);
}
