import { handle, rawBodyOf } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { BillingDeps } from '../billing-deps.ts';
import { receiveDelivery } from './receive-event.ts';

export function webhookRoutes(deps: BillingDeps): Router {
  const router = Router();
  handle(router, 'receiveStripeEvent', async ({ request }) => {
    await receiveDelivery(deps, rawBodyOf(request), request.get('stripe-signature'));
    return { data: null };
  });
  return router;
}
