import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { CountCache } from './count-cache.ts';
import { LISTINGS_CHANGED } from './publish-change.ts';

const Change = z.object({ city: z.string(), id: z.string() });

/** Keeps the counts in step with changes made by any copy of the service. `redis` is a connection of its own. */
export function followChanges(redis: Redis, counts: CountCache): void {
  redis.on('message', (_channel, text) => {
    const change = Change.safeParse(JSON.parse(text));
    if (change.success) counts.forget(change.data.city);
  });
  redis.subscribe(LISTINGS_CHANGED).catch((error: unknown) => {
    log.warn({ err: error instanceof Error ? error.message : error }, 'counts are not told of changes');
  });
}
