import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import {
  assignListing,
  listModerators,
  releaseListing,
  takeNext,
  type AssignmentDeps,
} from './assign-listings.ts';

export function assignmentRoutes(deps: AssignmentDeps): Router {
  const router = Router();

  handle(router, 'listModerators', async ({ actor }) => ({ data: await listModerators(deps, actor()) }));

  handle(router, 'takeNextListings', async ({ actor }) => {
    const taken = await takeNext(deps, actor());
    return { data: { taken }, message: messages.assignment.taken(taken) };
  });

  handle(router, 'assignListing', async ({ actor, params, body }) => ({
    data: await assignListing(deps, actor(), { id: params.id, ...body }),
  }));

  handle(router, 'releaseListing', async ({ actor, params }) => {
    await releaseListing(deps, actor(), params.id);
    return { data: null };
  });

  return router;
}
