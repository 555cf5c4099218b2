import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { readPromotionStatistics } from './read-promotion-statistics.ts';
import { readStatistics, type StatisticsDeps } from './read-statistics.ts';

export function statisticsRoutes(deps: StatisticsDeps): Router {
  const router = Router();

  handle(router, 'readStatistics', async ({ actor, params, query }) => ({
    data: await readStatistics(deps, actor(), { id: params.id, count: query.days }),
  }));

  handle(router, 'readPromotionStatistics', async ({ actor, params }) => ({
    data: await readPromotionStatistics(deps, actor(), params.id),
  }));

  return router;
}
