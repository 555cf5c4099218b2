import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { readMap, type MapDeps } from './read-map.ts';

export function mapRoutes(deps: MapDeps): Router {
  const router = Router();

  handle(router, 'readMap', async ({ query }) => ({ data: await readMap(deps, query) }));

  return router;
}
