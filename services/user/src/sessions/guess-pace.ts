import { keys } from '@pokriv/contracts/channels';
import { setTimeout as sleep } from 'node:timers/promises';

import { rateLimited } from '@pokriv/contracts/errors';
import { countInMemory, withMemory } from '@pokriv/service-kit/with-memory';
import type { Redis } from 'ioredis';

const WINDOW_S = 900;

export interface PaceRules {
  /** Attempts in 15 minutes, from all networks, without a delay. */
  free: number;
  /** The first delay, in ms; doubles with each attempt. */
  step: number;
  /** The longest delay, in ms. */
  longest: number;
  waitingForOne: number;
  waitingForAll: number;
}

/** Two attempts at the longest delay still finish within the BFF's timeout. */
const defaults: PaceRules = { free: 20, step: 100, longest: 2000, waitingForOne: 2, waitingForAll: 100 };

export interface GuessPace {
  /**
   * Counts an attempt and waits for its turn; attempts of one account run one after the other.
   * @throws AppError RATE_LIMITED when too many are waiting
   */
  begin: (account: string) => Promise<void>;
  forgive: (account: string) => Promise<void>;
}

/**
 * Throttles password guessing across many networks, invisible to per-network limits. Delays and never locks: an
 * attacker cannot lock the owner out. Without Redis each instance counts alone.
 */
export function guessPace(redis: Redis, rules: PaceRules = defaults): GuessPace {
  const queues = new Map<string, { last: Promise<void>; waiting: number }>();
  let waitingForAll = 0;

  const countInRedis = async (account: string, by: number): Promise<number> => {
    const key = keys.guesses(account);
    const [counted] = (await redis.multi().incrby(key, by).expire(key, WINDOW_S).exec()) ?? [];
    if (counted?.[0]) throw counted[0];
    return Number(counted?.[1]);
  };
  const counters = { shared: countInRedis, alone: countInMemory(WINDOW_S) };
  const count = (account: string, by: 1 | -1): Promise<number> =>
    withMemory(redis, counters, (counter) => counter(account, by));

  const waitTurn = async (account: string, delay: number): Promise<void> => {
    const queue = queues.get(account) ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= rules.waitingForOne || waitingForAll >= rules.waitingForAll)
      throw rateLimited((queue.waiting + 1) * delay);
    queue.waiting += 1;
    waitingForAll += 1;
    queue.last = queue.last.then(() => sleep(delay));
    queues.set(account, queue);
    await queue.last;
    queue.waiting -= 1;
    waitingForAll -= 1;
    if (queue.waiting === 0) queues.delete(account);
  };

  return {
    begin: async (account) => {
      const attempts = await count(account, 1);
      const slowed = attempts - rules.free;
      if (slowed > 0) await waitTurn(account, Math.min(rules.longest, rules.step * 2 ** (slowed - 1)));
    },
    forgive: async (account) => {
      await count(account, -1);
    },
  };
}
