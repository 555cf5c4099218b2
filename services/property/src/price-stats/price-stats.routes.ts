import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { readPriceStats, type PriceStatsDeps } from './read-price-stats.ts';

export function priceStatsRoutes(deps: PriceStatsDeps): Router {
  const router = Router();

  handle(router, 'readPriceStats', async ({ query }) => ({ data: await readPriceStats(deps, query) }));

  return router;
}
