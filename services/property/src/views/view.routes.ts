import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { recordImpressions, type ImpressionDeps } from './record-impressions.ts';
import { recordView } from './record-view.ts';

export function viewRoutes(deps: ImpressionDeps): Router {
  const router = Router();

  handle(router, 'recordView', async ({ caller, params, request }) => {
    await recordView(deps, caller, { id: params.id, userAgent: request.get('user-agent') ?? '' });
    return { data: null };
  });

  handle(router, 'recordImpressions', async ({ caller, body, request }) => {
    await recordImpressions(deps, caller, { shown: body, userAgent: request.get('user-agent') ?? '' });
    return { data: null };
  });

  return router;
}
