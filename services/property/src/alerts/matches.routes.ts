import { handle } from '@pokriv/service-kit/http';
import { signServedCards } from '@pokriv/service-kit/served-cards';
import { Router } from 'express';

import type { ServedDeps } from '../search/cards-reply.ts';
import { listMatches, type MatchesDeps } from './matches.ts';

export function matchesRoutes(deps: MatchesDeps & ServedDeps): Router {
  const router = Router();

  handle(router, 'listMatches', async ({ caller, params, query: { mail, page, limit } }) => {
    const found = await listMatches(deps, caller.actor, { id: params.id, mail, page, limit });
    const ids = found.data.map(({ listing }) => listing.id);
    return { ...found, servedToken: signServedCards(ids, deps.servedSigning.secret, deps.now()) };
  });

  return router;
}
