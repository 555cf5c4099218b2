import { listingsChanged } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './follow-cards.ts';

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
