import { handle, rawBodyOf } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { receiveDelivery, type ReceiveDeliveryDeps } from './webhooks/receive-event.ts';

export function webhookRoutes(deps: ReceiveDeliveryDeps): Router {
  const router = Router();
  handle(router, 'receiveStripeEvent', async ({ request }) => {
    await receiveDelivery(deps, rawBodyOf(request), request.get('stripe-signature'));
    return { data: null };
  });
  return router;
}
