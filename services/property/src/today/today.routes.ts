import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { readToday, type TodayDeps } from './read-today.ts';

/** A fixed path, before `/properties/:id`. */
export function todayRoutes(deps: TodayDeps): Router {
  const router = Router();

  handle(router, 'readToday', async ({ actor }) => ({ data: await readToday(deps, actor().id) }));

  return router;
}
