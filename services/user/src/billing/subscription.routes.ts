import { handle } from '@pokriv/service-kit/http';
import { readIdempotencyKey } from '@pokriv/service-kit/idempotency.repository';
import { Router } from 'express';

import { messages } from './messages.ts';
import { changePlan, endAtPeriodEnd, type ChangePlanDeps } from './plans/change-plan.ts';
import { openPortal, type OpenPortalDeps } from './plans/open-portal.ts';
import { readSubscriptionStatus, type SubscriptionStatusDeps } from './plans/read-subscription-status.ts';
import { subscribe, type SubscribeDeps } from './plans/subscribe.ts';
import { toSubscription } from './subscriptions/to-subscription.ts';

type SubscriptionRoutesDeps = SubscribeDeps & ChangePlanDeps & OpenPortalDeps & SubscriptionStatusDeps;

export function subscriptionRoutes(deps: SubscriptionRoutesDeps): Router {
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
    data: toSubscription(await endAtPeriodEnd(deps, { userId: actor().id, isToEnd: true })),
    message: messages.cancelled,
  }));

  handle(router, 'resumeSubscription', async ({ actor }) => ({
    data: toSubscription(await endAtPeriodEnd(deps, { userId: actor().id, isToEnd: false })),
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
