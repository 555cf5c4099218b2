import { forbidden } from '@pokriv/contracts/errors';
import { callerOf } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { AccountDeps } from './change-account.ts';
import { toActor } from './to-actor.ts';

/**
 * `GET /internal/actors/:uid` → `{ actor: Actor | null }`, for the BFF when Redis has no copy; fills Redis on the way.
 * It is no call of the API: it opens only for a seal that the BFF made for nobody.
 */
export function actorRoutes({ accounts, actors }: Pick<AccountDeps, 'accounts' | 'actors'>): Router {
  const router = Router();
  router.get('/internal/actors/:uid', async (request, reply) => {
    const { identity, actor } = callerOf(request);
    if (identity ?? actor) throw forbidden();
    const account = await accounts.byId(request.params.uid);
    if (account) await actors.fill(account);
    reply.json({ actor: account && toActor(account) });
  });
  return router;
}
