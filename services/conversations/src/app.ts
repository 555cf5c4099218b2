import { createService } from '@pokriv/service-kit/http';
import { limitOf } from '@pokriv/service-kit/limits';
import { workRoutes } from '@pokriv/service-kit/numbers';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express, Router } from 'express';

import { availabilityRoutes } from './availability/availability.routes.ts';
import { moderatedThreadsRepository } from './moderated/moderated-threads.repository.ts';
import { moderatedRoutes } from './moderated/moderated.routes.ts';
import { partsOf, type ConversationsParts } from './parts.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import type { ThreadStreams } from './inbox/thread-stream.ts';
import { threadRoutes } from './inbox/thread.routes.ts';
import { viewingPartsOf } from './viewings/viewing-parts.ts';
import { viewingRoutes } from './viewings/viewing.routes.ts';

export function createConversationsApp(
  options: ConversationsParts,
  streams: Pick<ThreadStreams, 'open'>,
): Express {
  const { actorSecret, previousActorSecret, health, connection, publicOrigin } = options;
  const parts = partsOf(options);
  const viewings = { ...parts, ...viewingPartsOf(connection, options.now), publicOrigin };
  const limit = limitOf(options.redis, 'viewings', options.limits.viewings);
  const routers: Router[] = [
    threadRoutes(parts, streams),
    moderatedRoutes(parts),
    availabilityRoutes(viewings),
    viewingRoutes({ ...viewings, limit }),
    workRoutes(async () => ({
      threads: await moderatedThreadsRepository(connection).countWork(options.now()),
    })),
    personalDataRoutes((owner) => readPersonalData(connection, owner)),
  ];
  return createService(routers, { actorSecret, previousActorSecret, health });
}
