import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { readModerationFile, type ModerationFileDeps } from './read-moderation-file.ts';

export function moderationFileRoutes(deps: ModerationFileDeps): Router {
  const router = Router();

  handle(router, 'readModerationFile', async ({ actor, params }) => ({
    data: await readModerationFile(deps, actor(), params.id),
  }));

  handle(router, 'takeLease', async ({ actor, params }) => {
    const { id, firstName, lastName } = actor();
    await deps.listings.get(params.id);
    const holder = { id, name: `${firstName} ${lastName}`.trim() };
    return { data: await deps.leases.take(params.id, holder, deps.now()) };
  });

  handle(router, 'dropLease', async ({ actor, params }) => {
    await deps.leases.drop(params.id, actor().id);
    return { data: null };
  });

  return router;
}
