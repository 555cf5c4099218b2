import { Actor } from '@pokriv/contracts/actor';
import { keys } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import type { FetchActor } from './fetch-actor.ts';

/** A change that nobody announced to this process holds at the latest after this time (architecture, Identity). */
const KEPT_MS = 1000;
const KEPT_ACTORS = 20_000;
/** After a failure Redis is left alone for a while, so that its time-out is not paid by every request. */
const REDIS_REST_MS = 2000;

export interface Actors {
  /** @throws AppError UNAVAILABLE or TIMEOUT when neither Redis nor the user service knows now */
  find: (uid: string) => Promise<Actor | null>;
  forget: (uid: string) => void;
  forgetAll: () => void;
}

/** Who somebody is: from this process, else from the user service's copy in Redis, else from the service itself. */
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
      log.debug(
        { err: error instanceof Error ? error.message : error },
        'actor is asked of the user service',
      );
      return undefined;
    }
  };

  const load = (uid: string): Promise<Actor | null> => {
    const loading: Promise<Actor | null> = fromRedis(uid)
      .then((copy) => copy ?? fetchActor(uid))
      .then((actor) => {
        /** What was read before a change was announced answers its askers but is not kept. */
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
