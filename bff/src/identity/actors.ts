import { Actor } from '@pokriv/contracts/actor';
import { keys } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import type { FetchActor } from './fetch-actor.ts';

/** Cache TTL, the bound when a change notification is lost (architecture, Identity). */
const KEPT_MS = 1000;
const KEPT_ACTORS = 20_000;
/** After a failure Redis is skipped for this long, so that not every request waits for its timeout. */
const REDIS_REST_MS = 2000;

export interface Actors {
  /** @throws AppError UNAVAILABLE or TIMEOUT when neither Redis nor the user service answers */
  find: (uid: string) => Promise<Actor | null>;
  forget: (uid: string) => void;
  forgetAll: () => void;
}

/** Looks up an actor: in process memory, then in Redis, then at the user service; single-flight. */
export function createActors(redis: Redis, fetchActor: FetchActor): Actors {
  const kept = new LRUCache<string, { actor: Actor | null }>({ max: KEPT_ACTORS, ttl: KEPT_MS });
  const pending = new Map<string, Promise<Actor | null>>();
  let redisRestsUntil = 0;

  const fromRedis = async (uid: string): Promise<Actor | undefined> => {
    if (Date.now() < redisRestsUntil) return undefined;
    try {
      const copy = await redis.get(keys.actor(uid));
      return copy === null ? undefined : Actor.parse(JSON.parse(copy));
    } catch (error) {
      redisRestsUntil = Date.now() + REDIS_REST_MS;
      log.debug({ err: error }, 'actors: Redis unavailable, asking the user service');
      return undefined;
    }
  };

  const load = (uid: string): Promise<Actor | null> => {
    const loading: Promise<Actor | null> = fromRedis(uid)
      .then((copy) => copy ?? fetchActor(uid))
      .then((actor) => {
        /** A value read before an invalidation is returned but not cached. */
        if (pending.get(uid) === loading) kept.set(uid, { actor });
        return actor;
      })
      .finally(() => {
        if (pending.get(uid) === loading) pending.delete(uid);
      });
    pending.set(uid, loading);
    return loading;
  };

  return {
    find: async (uid) => {
      const known = kept.get(uid);
      if (known) return known.actor;
      return pending.get(uid) ?? load(uid);
    },
    forget: (uid) => {
      kept.delete(uid);
      pending.delete(uid);
    },
    forgetAll: () => {
      kept.clear();
      pending.clear();
    },
  };
}
