import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from './billing-deps.ts';
import { refundPayment } from './refunds/refund-payment.ts';
import { takeRefusal } from './refunds/take-refusal.ts';
import { followSuspension } from './subscriptions/follow-suspension.ts';
import { syncEvent } from './webhooks/sync-event.ts';

type BillingJob =
  | 'stripe-event-received'
  | 'suspension-changed'
  | 'refund-requested'
  | 'promotion-refused'
  | 'promotion-changed'
  | 'listing-changed';

/** What the payment provider and the property service tell. */
export const billingInbox = (deps: BillingDeps): Pick<JobHandlers<'user'>, BillingJob> => ({
  // without `once`: what is read again is written by its version, so doing it twice changes nothing
  'stripe-event-received': ({ stripeEventId, type, objectId }) =>
    syncEvent(deps, { id: stripeEventId, type, objectId }),
  'suspension-changed': ({ userId }) => followSuspension(deps, userId),
  'refund-requested': (fact) => refundPayment(deps, fact),
  'promotion-refused': (fact, { once }) => takeRefusal(deps, fact, once),
  'promotion-changed': (fact, { once }) => once((unit) => deps.payments.notePromotion(fact, unit)),
  'listing-changed': async (fact) => {
    if (!(await deps.erasures.concerns(fact.ownerId))) await deps.billingListings.put(fact);
  },
});
