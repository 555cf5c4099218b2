import { keys } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import { throttledLog } from '@pokriv/service-kit/throttled-log';
import type { Redis } from 'ioredis';

import type { Visitor } from './visitor-of.ts';

export type Counted = 'views' | 'impressions';

const DAY_SECONDS = 86_400;
/** Daily limit per visitor, above which it is a bot. */
const MOST_LISTINGS = 5000;
const inAMinute = throttledLog();

/**
 * Marks the listings as seen and counts them atomically, so that a crash never separates the two. KEYS: seen by the
 * visitor, pending counts, then for each network its browsers by listing. ARGV: TTL in seconds, listings per visitor,
 * field, then the limit of each network, then the listings.
 */
const COUNT_ONCE = `
  local seconds, field = ARGV[1], ARGV[3]
  local room = tonumber(ARGV[2]) - redis.call('SCARD', KEYS[1])
  for at = #KEYS + 2, #ARGV do
    local listing = ARGV[at]
    local counts = room > 0 and redis.call('SISMEMBER', KEYS[1], listing) == 0
    for network = 3, #KEYS do
      local browsers = tonumber(redis.call('HGET', KEYS[network], listing) or '0')
      if browsers >= tonumber(ARGV[network + 1]) then counts = false end
    end
    if counts then
      redis.call('SADD', KEYS[1], listing)
      redis.call('HINCRBY', KEYS[2], field .. listing, 1)
      for network = 3, #KEYS do redis.call('HINCRBY', KEYS[network], listing, 1) end
      room = room - 1
    end
  end
  redis.call('EXPIRE', KEYS[1], seconds)
  for network = 3, #KEYS do redis.call('EXPIRE', KEYS[network], seconds) end
  return 1`;

/**
 * Counts listings once per visitor and day. Fails open without Redis: callers do not wait, and the count is
 * lost.
 */
export async function countOnce(
  redis: Redis,
  counted: Counted,
  { day, id, shares }: Visitor,
  listings: readonly string[],
): Promise<void> {
  if (listings.length === 0) return;
  const networks = shares.map(({ key }) => keys.countedBrowsers(counted, day, key));
  const asked = [keys.seenListings(counted, day, id), keys.pendingCounts, ...networks];
  const settings = [DAY_SECONDS, MOST_LISTINGS, `${counted}:${day}:`, ...shares.map(({ most }) => most)];
  try {
    await redis.eval(COUNT_ONCE, asked.length, ...asked, ...settings, ...listings);
  } catch (error) {
    inAMinute((leftOut) =>
      log.warn({ counted, err: error, leftOut }, 'count once: Redis unavailable, nothing counted'),
    );
  }
}
