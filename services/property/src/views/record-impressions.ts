import { AppError } from '@pokriv/contracts/errors';
import type { Caller } from '@pokriv/service-kit/actor';
import type { NetworkLimit } from '@pokriv/service-kit/limits';

import { countOnce } from './count-once.ts';
import { sofiaDay } from './listing-day.ts';
import type { ViewDeps } from './record-view.ts';
import { visitorOf } from './visitor-of.ts';

export interface ImpressionDeps extends ViewDeps {
  impressionLimit: NetworkLimit;
}

/**
 * Counts that cards were shown in a list, by the rules of a view: each once a visitor, listing and day.
 * @throws AppError RATE_LIMITED
 */
export async function recordImpressions(
  { redis, cards, now, impressionLimit }: ImpressionDeps,
  caller: Caller,
  { ids, userAgent }: { ids: readonly string[]; userAgent: string },
): Promise<void> {
  const day = sofiaDay(now());
  const visitor = visitorOf(caller, userAgent, day);
  if (!visitor) return;
  await impressionLimit.take(caller.ip).catch((error: unknown) => {
    // a Redis that is away counts nothing and refuses nobody
    if (error instanceof AppError && error.code === 'RATE_LIMITED') throw error;
  });
  const owners = await cards.ownersOf(ids);
  const listings = [...owners].filter(([, owner]) => owner !== caller.actor?.id).map(([id]) => id);
  await countOnce(redis, 'impressions', visitor, { day, listings });
}
