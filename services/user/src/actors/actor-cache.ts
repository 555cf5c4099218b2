import { actorChanged, keys } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { StoredAccount } from '../accounts/account.model.ts';
import { toActor } from './to-actor.ts';

const LIFETIME_S = 300;
const RETRY_MS = 1000;

/**
 * Fills a copy, unless a change made meanwhile has announced a newer version: a reader that was slow must not put the old
 * state back.
 */
const FILL = `
local newest = tonumber(redis.call('GET', KEYS[2]) or '0')
if newest > tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1`;

export interface ActorCache {
  /** Never fails: without Redis the BFF asks again. */
  fill: (account: StoredAccount) => Promise<void>;
  /** After each commit that changed an account; tried again until Redis is back or the copy has run out. */
  clear: (account: StoredAccount) => Promise<void>;
  /** Nothing of an erased person stays in Redis. */
  drop: (id: string) => Promise<void>;
}

/** The copies of actors in Redis that the BFF reads (architecture, Identity). */
export function actorCache(redis: Redis): ActorCache {
  const forget = async ({ _id, version }: StoredAccount): Promise<void> => {
    await redis
      .multi()
      .set(keys.actorVersion(_id), version, 'EX', 2 * LIFETIME_S)
      .del(keys.actor(_id))
      .publish(actorChanged.name, actorChanged.write({ userId: _id }))
      .exec();
  };
  const forgetLater = (account: StoredAccount, until: number): void => {
    if (Date.now() > until) return;
    setTimeout(() => {
      forget(account).catch(() => forgetLater(account, until));
    }, RETRY_MS).unref();
  };
  return {
    fill: async (account) => {
      const { _id, version } = account;
      const actor = JSON.stringify(toActor(account));
      await redis
        .eval(FILL, 2, keys.actor(_id), keys.actorVersion(_id), actor, version, LIFETIME_S)
        .catch((error: Error) => log.debug({ err: error.message }, 'actor not kept'));
    },
    drop: async (id) => {
      await redis
        .multi()
        .del(keys.actor(id), keys.actorVersion(id))
        .publish(actorChanged.name, actorChanged.write({ userId: id }))
        .exec();
    },
    clear: async (account) => {
      await forget(account).catch((error: Error) => {
        log.warn({ err: error.message }, 'actor not cleared yet');
        forgetLater(account, Date.now() + LIFETIME_S * 1000);
      });
    },
  };
}
