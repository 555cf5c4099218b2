import type { PersonalData } from '@pokriv/contracts/account/data-export';
import { badRequest } from '@pokriv/contracts/errors';
import { Router } from 'express';
import { z } from 'zod';

import { assertInternal } from './internal.ts';

/** `email` is set only when it is verified. */
export interface DataOwner {
  userId: string;
  email?: string;
}

const Query = z.strictObject({ email: z.string().max(320).optional() });

/** `GET /internal/personal-data/:userId`: a service's data of one user, for the data export (GDPR art. 15, 20). */
export function personalDataRoutes(read: (owner: DataOwner) => Promise<PersonalData>): Router {
  const router = Router();
  router.get('/internal/personal-data/:userId', async (request, reply) => {
    assertInternal(request);
    const query = Query.safeParse(request.query);
    if (!query.success) throw badRequest('Невалидни данни.');
    reply.json(await read({ userId: request.params.userId, ...query.data }));
  });
  return router;
}
