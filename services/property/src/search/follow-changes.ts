import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import { LISTINGS_CHANGED } from './publish-change.ts';
import type { RefreshCards } from './summary/refresh-cards.ts';

const Change = z.object({ city: z.string(), id: z.string() });

const warn = (error: unknown) =>
  log.warn({ err: error instanceof Error ? error.message : error }, 'the summary was not told of a change');

/** Keeps the summary in step with changes made by any copy of the service. `redis` is a connection of its own. */
export function followChanges(redis: Redis, refreshCards: RefreshCards): void {
  redis.on('message', (_channel, text) => {
    const change = Change.safeParse(JSON.parse(text));
    if (change.success) refreshCards([change.data.id]).catch(warn);
  });
  redis.subscribe(LISTINGS_CHANGED).catch(warn);
}
