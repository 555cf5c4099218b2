import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import { decideHeldMessage, readModeratedThread, resolveThread } from './decide-thread.ts';
import { moderatedThreadsRepository } from './moderated-threads.repository.ts';
import { showModerated } from './show-moderated.ts';

export function moderatedRoutes(deps: Parts): Router {
  const router = Router();
  const moderated = moderatedThreadsRepository(deps.connection);

  handle(router, 'listModeratedThreads', async ({ query }) => {
    const { found, pagination } = await moderated.list(query);
    return { data: await showModerated(deps, found), pagination };
  });
  handle(router, 'readModeratedThread', async ({ params }) => ({
    data: await readModeratedThread(deps, params.id),
  }));
  handle(router, 'decideHeldMessage', async ({ params, body }) => {
    await decideHeldMessage(deps, params.id, body);
    const message = body.action === 'release' ? texts.messageReleased : texts.messageRemoved;
    return { data: null, message };
  });
  handle(router, 'resolveThread', async ({ actor, params, body }) => {
    await resolveThread(deps, actor(), params.id, body);
    return { data: null, message: texts.threadResolved };
  });

  return router;
}
