import { handle } from '@pokriv/service-kit/http';
import { readIdempotencyKey } from '@pokriv/service-kit/idempotency.repository';
import { Router } from 'express';

import type { BillingDeps } from '../billing-deps.ts';
import { subscribe } from '../checkout/subscribe.ts';
import { messages } from '../messages.ts';
import { changePlan } from './change-plan.ts';
import { endAtPeriodEnd } from './end-at-period-end.ts';
import { openPortal } from './open-portal.ts';
import { readSubscriptionStatus } from './read-subscription-status.ts';
import { toSubscription } from './to-subscription.ts';

export function subscriptionRoutes(deps: BillingDeps): Router {
  const router = Router();

  handle(router, 'createSubscription', async ({ actor, body, request }) => {
    const key = readIdempotencyKey(request.get('Idempotency-Key'));
    return { data: await subscribe(deps, { userId: actor().id, body, key }) };
  });

  handle(router, 'readSubscription', async ({ actor }) => {
    const live = await deps.subscriptions.liveOf(actor().id);
    return { data: live && toSubscription(live) };
  });

  handle(router, 'changeSubscription', async ({ actor, body }) => {
    const { subscription, step } = await changePlan(deps, actor().id, body);
    return {
      data: toSubscription(subscription),
      message: step === 'downgrade' ? messages.planChangesLater : messages.planChanged,
    };
  });

  handle(router, 'cancelSubscription', async ({ actor }) => ({
    data: toSubscription(await endAtPeriodEnd(deps, actor().id, true)),
    message: messages.cancelled,
  }));

  handle(router, 'resumeSubscription', async ({ actor }) => ({
    data: toSubscription(await endAtPeriodEnd(deps, actor().id, false)),
    message: messages.resumed,
  }));

  handle(router, 'readSubscriptionStatus', async ({ actor }) => ({
    data: await readSubscriptionStatus(deps, actor().id),
  }));

  handle(router, 'openBillingPortal', async ({ actor }) => ({
    data: { url: await openPortal(deps, actor().id) },
  }));

  return router;
}
