import { assertInternal } from '@pokriv/service-kit/internal';
import { Router } from 'express';

import { noteSeen } from '../inactivity/note-seen.ts';
import type { AccountDeps } from './change-account.ts';
import { toActor } from './to-actor.ts';

/**
 * `GET /internal/actors/:uid` → `{ actor: Actor | null }`, for the BFF when Redis has no copy; fills Redis on the way.
 * It is no call of the API: it opens only for a seal that the BFF made for nobody.
 */
export function actorRoutes(deps: AccountDeps): Router {
  const { accounts } = deps;
  const router = Router();
  router.get('/internal/actors/:uid', async (request, reply) => {
    assertInternal(request);
    const found = await accounts.byId(request.params.uid);
    const account = found && !found.isErasing ? await noteSeen(deps, found) : null;
    if (account) await deps.actors.fill(account);
    reply.json({ actor: account && toActor(account) });
  });
  return router;
}
