import { rateLimited } from '@pokriv/contracts/errors';
import type { LimitRule } from '@pokriv/service-kit/limits';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

const FLUSH_MS = 200;

interface Count {
  /** Counted by all copies of the BFF, as Redis last said. */
  total: number;
  /** Counted here and not yet told. */
  fresh: number;
}

export interface AddressCount {
  /** @throws AppError RATE_LIMITED */
  take: (ip: string) => void;
  /** Tells Redis what was counted since the last time. */
  flush: () => Promise<void>;
  close: () => void;
}

/**
 * The limit of all calls by address. It stands before the cache, so it counts in the process and adds up in Redis five
 * times a second, in windows that begin alike everywhere. While Redis is away each copy goes by its own count.
 */
export function countByAddress(redis: Redis, { points, seconds }: LimitRule): AddressCount {
  const windowMs = seconds * 1000;
  const counts = new Map<string, Count>();
  let window = 0;

  const flush = async (): Promise<void> => {
    const fresh = [...counts]
      .filter(([, count]) => count.fresh > 0)
      .map(([ip, count]) => ({ ip, count, sent: count.fresh }));
    if (fresh.length === 0) return;
    for (const { count, sent } of fresh) {
      count.fresh = 0;
      count.total += sent;
    }
    const pipeline = redis.pipeline();
    for (const { ip, sent } of fresh) {
      const key = `limit:general:${window}:${ip}`;
      pipeline.incrby(key, sent).pexpire(key, 2 * windowMs);
    }
    const answers = await pipeline.exec();
    fresh.forEach(({ count }, index) => {
      const total = answers?.[2 * index]?.[1];
      if (typeof total === 'number') count.total = total;
    });
  };

  const timer = setInterval(() => {
    flush().catch((error: unknown) =>
      log.debug({ err: error }, 'the limit by address goes by its own count'),
    );
  }, FLUSH_MS);
  timer.unref();

  return {
    take: (ip) => {
      const now = Date.now();
      const current = Math.floor(now / windowMs);
      if (current !== window) {
        window = current;
        counts.clear();
      }
      let count = counts.get(ip);
      if (!count) {
        count = { total: 0, fresh: 0 };
        counts.set(ip, count);
      }
      if (count.total + count.fresh >= points) throw rateLimited((window + 1) * windowMs - now);
      count.fresh += 1;
    },
    flush,
    close: () => clearInterval(timer),
  };
}
