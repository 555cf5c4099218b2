import { assertInternal } from '@pokriv/service-kit/internal';
import { Router } from 'express';

import type { ReadProfileDeps } from '../accounts/get-profile.ts';
import type { ActorCache } from './actor-cache.ts';
import { toActor } from './to-actor.ts';

type ActorDeps = Pick<ReadProfileDeps, 'accounts' | 'noteSeen' | 'linkSigning'> & { actors: ActorCache };

/**
 * `GET /internal/actors/:uid` → `{ actor: Actor | null }`, for the BFF on a cache miss; fills the cache. Internal:
 * accepts only the BFF's anonymous seal.
 */
export function actorRoutes({ accounts, actors, noteSeen, linkSigning }: ActorDeps): Router {
  const router = Router();
  router.get('/internal/actors/:uid', async (request, reply) => {
    assertInternal(request);
    const found = await accounts.byId(request.params.uid);
    const account = found && !found.isErasing ? await noteSeen(found) : null;
    if (account) await actors.fill(account);
    reply.json({ actor: account && toActor(account, linkSigning) });
  });
  return router;
}
