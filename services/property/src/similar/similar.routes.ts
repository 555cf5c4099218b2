import { handle } from '@pokriv/service-kit/http';
import { signServedCards } from '@pokriv/service-kit/served-cards';
import { Router } from 'express';

import type { ServedDeps } from '../search/cards-reply.ts';
import { listSimilar, type SimilarDeps } from './list-similar.ts';

export function similarRoutes(deps: SimilarDeps & ServedDeps): Router {
  const router = Router();

  handle(router, 'listSimilar', async ({ params }) => {
    const data = await listSimilar(deps, params.id);
    const ids = data.map(({ id }) => id);
    return { data, servedToken: signServedCards(ids, deps.servedSigning.secret, deps.now()) };
  });

  return router;
}
