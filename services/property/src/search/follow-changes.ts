import { listingsChanged } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { RefreshCards } from './summary/refresh-cards.ts';

const warn = (error: unknown) =>
  log.warn({ err: error instanceof Error ? error.message : error }, 'the summary was not told of a change');

/** Keeps the summary in step with changes made by any copy of the service. `redis` is a connection of its own. */
export function followChanges(redis: Redis, refreshCards: RefreshCards): void {
  redis.on('message', (_channel, text) => {
    const change = listingsChanged.read(text);
    if (change) refreshCards([change.id]).catch(warn);
  });
  redis.subscribe(listingsChanged.name).catch(warn);
}
