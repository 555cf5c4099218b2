import type { ShownCards } from '@pokriv/contracts/listing/shown-cards';
import type { Caller } from '@pokriv/service-kit/actor';
import type { Limit } from '@pokriv/service-kit/limits';
import { openServedCards } from '@pokriv/service-kit/served-cards';

import type { ServedDeps } from '../search/cards-reply.ts';
import { countOnce } from './count-once.ts';
import type { ViewDeps } from './record-view.ts';
import { visitorOf } from './visitor-of.ts';

export interface ImpressionDeps extends ViewDeps, ServedDeps {
  impressionLimit: Limit;
}

/**
 * Counts impressions of cards once per visitor, listing and day, like views; only recently served cards,
 * proved by their list's token.
 * @throws AppError RATE_LIMITED
 */
export async function recordImpressions(
  { redis, cards, now, impressionLimit, servedSigning }: ImpressionDeps,
  caller: Caller,
  { shown, userAgent }: { shown: ShownCards; userAgent: string },
): Promise<void> {
  const at = now();
  const visitor = visitorOf(caller, userAgent, at);
  if (!visitor) return;
  await impressionLimit.take(visitor.id);
  const served = new Set(shown.tokens.flatMap((token) => openServedCards(token, servedSigning, at)));
  const ids = shown.ids.filter((id) => served.has(id));
  if (ids.length === 0) return;
  const owners = await cards.ownersOf(ids);
  const listings = [...owners].filter(([, owner]) => owner !== caller.actor?.id).map(([id]) => id);
  await countOnce(redis, 'impressions', visitor, listings);
}
