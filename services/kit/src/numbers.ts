import { AdminStatsQuery } from '@pokriv/contracts/moderation/admin-stats';
import { badRequest } from '@pokriv/contracts/errors';
import { Router } from 'express';

import { periodOf, type Period } from './count-period.ts';
import { assertInternal } from './internal.ts';
import { cachedReads } from './cached-reads.ts';

/** TTL of the cached counts. */
const KEPT_MS = 30_000;

/** Counts of waiting work, uncached: a decision counts immediately. */
export function workRoutes(count: () => Promise<object>): Router {
  const router = Router();
  router.get('/internal/work', async (request, reply) => {
    assertInternal(request);
    reply.json(await count());
  });
  return router;
}

export function numbersRoutes(
  count: (period: Period) => Promise<object>,
  now: () => Date = () => new Date(),
): Router {
  const router = Router();
  const read = cachedReads(KEPT_MS, (days: number) => count(periodOf(days, now())));
  router.get('/internal/numbers', async (request, reply) => {
    assertInternal(request);
    const query = AdminStatsQuery.safeParse(request.query);
    if (!query.success) throw badRequest('Невалидни данни.');
    reply.json(await read(query.data.days));
  });
  return router;
}
