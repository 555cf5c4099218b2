import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { listSimilar, type SimilarDeps } from './list-similar.ts';

export function similarRoutes(deps: SimilarDeps): Router {
  const router = Router();

  handle(router, 'listSimilar', async ({ params }) => ({ data: await listSimilar(deps, params.id) }));

  return router;
}
