import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { recordView, type ViewDeps } from './record-view.ts';

export function viewRoutes(deps: ViewDeps): Router {
  const router = Router();

  handle(router, 'recordView', async ({ caller, params, request }) => {
    await recordView(deps, caller, { id: params.id, userAgent: request.get('user-agent') ?? '' });
    return { data: null };
  });

  return router;
}
