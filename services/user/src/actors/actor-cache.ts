import { actorChanged, keys } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';
import type { Redis } from 'ioredis';

import type { StoredAccount } from '../accounts/account.model.ts';
import { toActor } from './to-actor.ts';

const LIFETIME_S = 300;
const RETRY_MS = 1000;

/** Caches an actor unless a newer version was announced meanwhile: a slow reader must not restore the old state. */
const FILL = `
local newest = tonumber(redis.call('GET', KEYS[2]) or '0')
if newest > tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1`;

export interface ActorCache {
  /** Never fails: on a miss the BFF asks the service. */
  fill: (account: StoredAccount) => Promise<void>;
  /** Called after each committed change; retried until Redis is back or the entry has expired. */
  clear: (account: StoredAccount) => Promise<void>;
  /** Deletes all cached data of an erased person. */
  drop: (id: string) => Promise<void>;
}

export function actorCache(redis: Redis, linkSigning: SigningSecret): ActorCache {
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
      const actor = JSON.stringify(toActor(account, linkSigning));
      await redis
        .eval(FILL, 2, keys.actor(_id), keys.actorVersion(_id), actor, version, LIFETIME_S)
        .catch((error: Error) =>
          log.debug({ userId: account._id, err: error }, 'actor cache: Redis unavailable, not filled'),
        );
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
        log.warn({ userId: account._id, err: error }, 'actor cache: Redis unavailable, invalidation retried');
        forgetLater(account, Date.now() + LIFETIME_S * 1000);
      });
    },
  };
}
