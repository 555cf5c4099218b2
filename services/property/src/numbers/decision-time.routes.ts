import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';
import type { Connection } from 'mongoose';

import { typicalWaitOf } from './typical-wait.ts';

export function decisionTimeRoutes(deps: { connection: Connection; now: () => Date }): Router {
  const router = Router();
  const typicalWait = typicalWaitOf(deps);
  handle(router, 'readDecisionTime', async () => ({ data: { medianHours: await typicalWait() } }));
  return router;
}
