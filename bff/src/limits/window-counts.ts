import { keys } from '@pokriv/contracts/channels';
import { hashOf, type LimitRule } from '@pokriv/service-kit/limits';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

const FLUSH_MS = 200;

interface Count {
  total: number;
  /** Count since the last flush. */
  fresh: number;
}

export interface WindowCount {
  /** Wait in ms until the next window; 0 when points are left. */
  waitOf: (key: string) => number;
  add: (key: string) => void;
}

export interface WindowCounts {
  countOf: (name: string, rule: LimitRule) => WindowCount;
  /** Adds the counts since the last flush to Redis. */
  flush: () => Promise<void>;
  /** Stops after a last flush. */
  close: () => Promise<void>;
}

interface Window {
  name: string;
  ms: number;
  number: number;
  counts: Map<string, Count>;
}

interface Fresh {
  key: string;
  ms: number;
  count: Count;
  sent: number;
}

function takeFresh({ name, ms, number, counts }: Window): Fresh[] {
  const fresh: Fresh[] = [];
  for (const [key, count] of counts) {
    if (count.fresh === 0) continue;
    fresh.push({ key: `${keys.limit(name)}:${number}:${hashOf(key)}`, ms, count, sent: count.fresh });
    count.total += count.fresh;
    count.fresh = 0;
  }
  return fresh;
}

/**
 * Fixed-window rate limits, checked before the cache: counted in the process and flushed to Redis five times a second.
 * Without Redis each process enforces its own count.
 */
export function openWindowCounts(redis: Redis): WindowCounts {
  const windows: Window[] = [];

  const flush = async (): Promise<void> => {
    const fresh = windows.flatMap(takeFresh);
    if (fresh.length === 0) return;
    const pipeline = redis.pipeline();
    for (const { key, sent, ms } of fresh) pipeline.incrby(key, sent).pexpire(key, 2 * ms);
    const answers = await pipeline.exec();
    fresh.forEach(({ count }, index) => {
      const total = answers?.[2 * index]?.[1];
      if (typeof total === 'number') count.total = total;
    });
  };

  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.debug({ err: error }, 'limits: Redis unavailable, counting alone'));
  }, FLUSH_MS);
  timer.unref();

  return {
    countOf: (name, { points, seconds }) => {
      const window: Window = { name, ms: seconds * 1000, number: 0, counts: new Map() };
      windows.push(window);
      const current = (now: number): Map<string, Count> => {
        const number = Math.floor(now / window.ms);
        if (number !== window.number) {
          window.number = number;
          window.counts = new Map();
        }
        return window.counts;
      };
      return {
        waitOf: (key) => {
          const now = Date.now();
          const count = current(now).get(key);
          if (!count || count.total + count.fresh < points) return 0;
          return (window.number + 1) * window.ms - now;
        },
        add: (key) => {
          const counts = current(Date.now());
          const count = counts.get(key);
          if (count) count.fresh += 1;
          else counts.set(key, { total: 0, fresh: 1 });
        },
      };
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush().catch(() => undefined);
    },
  };
}
