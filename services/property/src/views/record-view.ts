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
 * Counts a view once a visitor, listing and day; never the owner's, an admin's or a bot's, nor of a listing that is not
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
