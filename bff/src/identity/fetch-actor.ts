import { Actor } from '@pokriv/contracts/actor';
import { z } from 'zod';

import { callInternalRoute } from '../proxy/call-internal-route.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';

const Reply = z.object({ actor: Actor.nullable() });

/** Reads an actor from the user service; null without a profile. @throws AppError UNAVAILABLE or TIMEOUT */
export type FetchActor = (uid: string) => Promise<Actor | null>;

export function createFetchActor(userService: UpstreamPool, actorSecret: string): FetchActor {
  return async (uid) => {
    const path = `/internal/actors/${encodeURIComponent(uid)}`;
    return (await callInternalRoute(userService, actorSecret, { path, reply: Reply })).actor;
  };
}
