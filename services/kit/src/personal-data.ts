import type { PersonalData } from '@pokriv/contracts/account/data-export';
import { badRequest } from '@pokriv/contracts/errors';
import { Router } from 'express';
import { z } from 'zod';

import { assertInternal } from './internal.ts';

/** Whose data; the e-mail is there only when it is proved to be theirs. */
export interface DataOwner {
  userId: string;
  email?: string;
}

const Query = z.strictObject({ email: z.string().max(320).optional() });

/**
 * `GET /internal/personal-data/:userId`: all that a service holds of one person, for the user service, which makes the
 * export (GDPR art. 15, 20). It is no call of the API: it opens only for a seal that was made for nobody.
 */
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
