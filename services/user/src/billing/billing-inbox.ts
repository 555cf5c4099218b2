import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from './billing-deps.ts';
import { followSuspension } from './plans/follow-suspension.ts';
import { keepListing, notePromotion, takeRefusal } from './promotions/follow-property.ts';
import { refundPayment } from './refunds/refund-payment.ts';
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
  'promotion-changed': (fact, { once }) => notePromotion(deps, fact, once),
  'listing-changed': (fact) => keepListing(deps, fact),
});
