import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { Visitor } from './visitor-of.ts';

/** Hash of counts that wait to be written to the database: `views:2026-11-21:<listing>` → how many. */
export const PENDING_COUNTS = 'counts:pending';
export type Counted = 'views' | 'impressions';

const DAY_SECONDS = 86_400;
/** Whoever looks at more on a day is a machine. */
const MOST_LISTINGS = 5000;
/** So many browsers of one address count on a day: a mobile network has many, a machine that invents them has more. */
const MOST_VISITORS = 500;

/**
 * Marks what the visitor has seen and counts it in one step, so that a process that dies loses neither or both.
 * KEYS: seen by the visitor, waiting counts, visitors of the address if it is limited.
 */
const COUNT_ONCE = `
  local seconds, visitor, mostVisitors, mostListings, field = unpack(ARGV)
  if KEYS[3] and redis.call('SISMEMBER', KEYS[3], visitor) == 0 then
    if redis.call('SCARD', KEYS[3]) >= tonumber(mostVisitors) then return 0 end
    redis.call('SADD', KEYS[3], visitor)
    redis.call('EXPIRE', KEYS[3], seconds)
  end
  local room = tonumber(mostListings) - redis.call('SCARD', KEYS[1])
  for at = 6, #ARGV do
    if room > 0 and redis.call('SADD', KEYS[1], ARGV[at]) == 1 then
      redis.call('HINCRBY', KEYS[2], field .. ARGV[at], 1)
      room = room - 1
    end
  end
  redis.call('EXPIRE', KEYS[1], seconds)
  return 1`;

/**
 * Counts these listings for a visitor, each once a day. While Redis is away nothing is counted; nobody waits for it.
 * @param day in Sofia, `2026-11-21`
 */
export async function countOnce(
  redis: Redis,
  counted: Counted,
  { id, address }: Visitor,
  { day, listings }: { day: string; listings: readonly string[] },
): Promise<void> {
  if (listings.length === 0) return;
  const keys = [`seen:${counted}:${day}:${id}`, PENDING_COUNTS];
  if (address !== undefined) keys.push(`visitors:${day}:${address}`);
  const settings = [DAY_SECONDS, id, MOST_VISITORS, MOST_LISTINGS, `${counted}:${day}:`];
  try {
    await redis.eval(COUNT_ONCE, keys.length, ...keys, ...settings, ...listings);
  } catch (error) {
    log.warn({ err: error instanceof Error ? error.message : error }, `${counted} not counted`);
  }
}
