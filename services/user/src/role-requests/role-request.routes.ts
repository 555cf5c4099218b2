import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { decideRoleChange } from './decide-role-change.ts';
import { listRoleRequests } from './list-role-requests.ts';
import { requestRoleChange } from './request-role-change.ts';
import type { RoleRequestDeps } from './role-request-deps.ts';
import { toRoleRequest } from './to-role-request.ts';

export function roleRequestRoutes(deps: RoleRequestDeps): Router {
  const router = Router();

  handle(router, 'requestRoleChange', async ({ actor, body }) => {
    const request = await requestRoleChange(deps, actor().id, body);
    const message = request.status === 'approved' ? messages.landlordNow : messages.roleRequestSent;
    return { data: toRoleRequest(request), message };
  });

  handle(router, 'readRoleChangeRequest', async ({ actor }) => {
    const last = await deps.roleRequests.lastOf(actor().id);
    return { data: last && toRoleRequest(last) };
  });

  handle(router, 'listRoleChangeRequests', ({ query }) => listRoleRequests(deps, query));

  handle(router, 'decideRoleChangeRequest', async ({ actor, params, body }) => ({
    data: await decideRoleChange(deps, params.id, { ...body, decidedBy: actor().id }),
    message: messages.roleRequestDone[body.action],
  }));

  return router;
}
