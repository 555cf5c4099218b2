import { keys } from '@pokriv/contracts/channels';
import { setTimeout as sleep } from 'node:timers/promises';

import { rateLimited } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

const WINDOW_S = 900;

export interface PaceRules {
  /** Attempts in 15 minutes, from wherever, that are not slowed. */
  free: number;
  /** The first delay, in ms; each attempt doubles it. */
  step: number;
  /** The longest delay, in ms. */
  longest: number;
  /** How many may wait for one account, and in this process for all. */
  waitingForOne: number;
  waitingForAll: number;
}

/** Two that wait at the longest delay are still answered before the BFF gives a call up. */
const defaults: PaceRules = { free: 20, step: 100, longest: 2000, waitingForOne: 2, waitingForAll: 100 };

export interface GuessPace {
  /**
   * Counts an attempt and waits for its turn, one after the other for each account.
   * @throws AppError RATE_LIMITED when too many wait already
   */
  begin: (account: string) => Promise<void>;
  /** Takes an attempt back that was no wrong guess. */
  forgive: (account: string) => Promise<void>;
}

/**
 * Slows guessing that is spread over many networks, where no limit by network sees it. It delays and never locks: who
 * guesses must not be able to keep the owner out. While Redis is away nothing is delayed.
 */
export function guessPace(redis: Redis, rules: PaceRules = defaults): GuessPace {
  const queues = new Map<string, { last: Promise<void>; waiting: number }>();
  let waitingForAll = 0;

  const count = async (account: string, by: 1 | -1): Promise<number> => {
    const key = keys.guesses(account);
    const answers = await redis.multi().incrby(key, by).expire(key, WINDOW_S).exec();
    return Number(answers?.[0]?.[1] ?? 0);
  };
  const unavailable = (error: Error): number => {
    log.debug({ err: error.message }, 'guess pace: Redis unavailable');
    return 0;
  };

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
      const attempts = await count(account, 1).catch(unavailable);
      const slowed = attempts - rules.free;
      if (slowed > 0) await waitTurn(account, Math.min(rules.longest, rules.step * 2 ** (slowed - 1)));
    },
    forgive: async (account) => {
      await count(account, -1).catch(unavailable);
    },
  };
}
