import type { Caller } from '@pokriv/service-kit/actor';
import type { Redis } from 'ioredis';

import type { SearchCardRepository } from '../search/search-card.repository.ts';
import { countOnce } from './count-once.ts';
import { visitorOf } from './visitor-of.ts';

export interface ViewDeps {
  redis: Redis;
  cards: SearchCardRepository;
  now: () => Date;
}

/**
 * Counts a view once per visitor, listing and day; excludes owners, admins, bots, and listings that are not
 * public (decisions §4).
 */
export async function recordView(
  { redis, cards, now }: ViewDeps,
  caller: Caller,
  { id, userAgent }: { id: string; userAgent: string },
): Promise<void> {
  const visitor = visitorOf(caller, userAgent, now());
  if (!visitor) return;
  const owners = await cards.ownersOf([id]);
  if (!owners.has(id) || owners.get(id) === caller.actor?.id) return;
  await countOnce(redis, 'views', visitor, [id]);
}
