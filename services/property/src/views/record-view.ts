import { createHash } from 'node:crypto';

import type { Caller } from '@pokriv/service-kit/actor';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { SearchCardRepository } from '../search/search-card.repository.ts';

/** Hash of counts that wait to be written to the database: listing id → views. */
export const PENDING_VIEWS = 'views:pending';

const SEEN_SECONDS = 86_400;
const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|java\/|go-http|lighthouse/iu;

/** Marks the visitor and counts the view in one step, so that a process that dies loses neither or both. */
const COUNT_ONCE = `
  if redis.call('SET', KEYS[1], '1', 'NX', 'EX', ARGV[1]) then
    return redis.call('HINCRBY', KEYS[2], ARGV[2], 1)
  end
  return 0`;

export interface ViewDeps {
  redis: Redis;
  cards: SearchCardRepository;
  now: () => Date;
}

/** A visitor is an account, or an address with a browser; only a hash of it is kept, for a day. */
function visitorOf({ actor, ip }: Caller, userAgent: string): string {
  const who = actor ? actor.id : `${ip} ${userAgent}`;
  return createHash('sha256').update(who).digest('base64url').slice(0, 22);
}

/**
 * Counts a view once a visitor, listing and day; never the owner's, an admin's or a bot's, nor of a listing that is not
 * public (decisions §4). While Redis is away views are not counted; nobody waits for it.
 */
export async function recordView(
  { redis, cards, now }: ViewDeps,
  caller: Caller,
  { id, userAgent }: { id: string; userAgent: string },
): Promise<void> {
  if (userAgent === '' || BOTS.test(userAgent) || caller.actor?.role === 'admin') return;
  const ownerId = await cards.ownerOf(id);
  if (ownerId === undefined || ownerId === caller.actor?.id) return;
  const day = now().toISOString().slice(0, 10);
  const seen = `view:${day}:${id}:${visitorOf(caller, userAgent)}`;
  try {
    await redis.eval(COUNT_ONCE, 2, seen, PENDING_VIEWS, SEEN_SECONDS, id);
  } catch (error) {
    log.warn({ err: error instanceof Error ? error.message : error }, 'view not counted');
  }
}
