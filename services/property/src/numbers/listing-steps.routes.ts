import { LandlordIds } from '@pokriv/contracts/moderation/admin-stats';
import { badRequest } from '@pokriv/contracts/errors';
import { assertInternal } from '@pokriv/service-kit/internal';
import { Router } from 'express';
import type { Connection } from 'mongoose';

import { countListingSteps } from './listing-numbers.repository.ts';

/**
 * `POST /internal/listing-steps` of `{ ids }`: landlords' progress to a first listing. The BFF passes ids
 * from the user service, so that neither service stores the other's data.
 */
export function listingStepsRoutes({ connection }: { connection: Connection }): Router {
  const router = Router();
  router.post('/internal/listing-steps', async (request, reply) => {
    assertInternal(request);
    const body = LandlordIds.safeParse(request.body);
    if (!body.success) throw badRequest('Невалидни данни.');
    reply.json(await countListingSteps(connection, body.data.ids));
  });
  return router;
}
