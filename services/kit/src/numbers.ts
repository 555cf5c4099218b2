import { AdminStatsQuery } from '@pokriv/contracts/moderation/admin-stats';
import { badRequest } from '@pokriv/contracts/errors';
import { Router } from 'express';

import { periodOf, type Period } from './count-period.ts';
import { assertInternal } from './internal.ts';
import { keptReads } from './kept-reads.ts';

/** However many administrators look, and however often, the numbers of a period are counted so often. */
const KEPT_MS = 30_000;

/**
 * `GET /internal/numbers?days=`: what a service counts for the administrators' statistics, asked by the BFF, which
 * composes them (`readAdminStats`). It is no call of the API: it opens only for a seal that was made for nobody.
 */
export function numbersRoutes(
  count: (period: Period) => Promise<object>,
  now: () => Date = () => new Date(),
): Router {
  const router = Router();
  const read = keptReads(KEPT_MS, (days: number) => count(periodOf(days, now())));
  router.get('/internal/numbers', async (request, reply) => {
    assertInternal(request);
    const query = AdminStatsQuery.safeParse(request.query);
    if (!query.success) throw badRequest('Невалидни данни.');
    reply.json(await read(query.data.days));
  });
  return router;
}
