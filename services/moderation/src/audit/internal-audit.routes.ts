import { AuditFact } from '@pokriv/contracts/moderation/audit';
import { badRequest } from '@pokriv/contracts/errors';
import { assertInternal } from '@pokriv/service-kit/internal';
import { Router } from 'express';

import type { AuditRepository } from './audit.repository.ts';

/**
 * `POST /internal/audit` with an `AuditFact`, for actions on the gateway's queue board: the gateway has no outbox.
 * Not part of the public API: requires a seal without an actor.
 */
export function internalAuditRoutes({ audit }: { audit: AuditRepository }): Router {
  const router = Router();
  router.post('/internal/audit', async (request, reply) => {
    assertInternal(request);
    const fact = AuditFact.safeParse(request.body);
    if (!fact.success) throw badRequest('Невалидни данни.');
    await audit.add(fact.data, {});
    reply.json({ success: true });
  });
  return router;
}
