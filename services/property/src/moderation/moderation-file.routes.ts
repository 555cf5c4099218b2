import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { holderOf } from './lease.repository.ts';
import { readModerationFile, type ModerationFileDeps } from './read-moderation-file.ts';

export function moderationFileRoutes(deps: ModerationFileDeps): Router {
  const router = Router();

  handle(router, 'readModerationFile', async ({ actor, params }) => ({
    data: await readModerationFile(deps, actor(), params.id),
  }));

  handle(router, 'takeLease', async ({ actor, params }) => {
    await deps.listings.get(params.id);
    return { data: await deps.leases.take(params.id, holderOf(actor()), deps.now()) };
  });

  handle(router, 'readPresence', async ({ actor, params }) => ({
    data: await deps.leases.presence(params.id, actor().id, deps.now()),
  }));

  handle(router, 'dropLease', async ({ actor, params }) => {
    await deps.leases.drop(params.id, actor().id);
    return { data: null };
  });

  return router;
}
