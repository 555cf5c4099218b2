import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from './billing/billing-deps.ts';
import { followSuspension } from './billing/plans/follow-suspension.ts';
import { keepListing, notePromotion, takeRefusal } from './billing/promotions/follow-property.ts';
import { refundPayment } from './billing/refunds/refund-payment.ts';
import { syncEvent } from './billing/webhooks/sync-event.ts';
import type { DataExportDeps } from './data-export/data-export-deps.ts';
import { makeExport } from './data-export/make-export.ts';
import type { ErasureRepository } from './erasure/erasure.repository.ts';
import { condemnOwner } from './suspension/condemn-owner.ts';
import { overturnDecision } from './suspension/overturn-decision.ts';
import type { SuspensionDeps } from './suspension/suspend-account.ts';

type InboxDeps = BillingDeps & SuspensionDeps & { dataExport: DataExportDeps; erasures: ErasureRepository };

export const userInbox = (deps: InboxDeps): JobHandlers<'user'> => ({
  'slots-changed': ({ userId, used, version }, { once }) =>
    once((unit) => deps.accounts.recordSlots(userId, { used, version }, unit)),
  'owner-condemned': (fact, { once }) => condemnOwner(deps, fact, once),
  'person-decision-overturned': (fact, { once }) => overturnDecision(deps, fact, once),
  'data-export-requested': (fact, { once }) => makeExport(deps.dataExport, fact, once),
  'account-erased-in': ({ userId, service }, { once }) =>
    once((unit) => deps.erasures.noteDone(userId, service, unit)),

  // idempotent: reads Stripe's state again and replaces the stored one
  'stripe-event-received': ({ stripeEventId, type, objectId }) =>
    syncEvent(deps, { id: stripeEventId, type, objectId }),
  'suspension-changed': ({ userId }) => followSuspension(deps, userId),
  'refund-requested': (fact) => refundPayment(deps, fact),

  'promotion-refused': (fact, { once }) => takeRefusal(deps, fact, once),
  'promotion-changed': (fact, { once }) => notePromotion(deps, fact, once),
  'listing-changed': (fact) => keepListing(deps, fact),
});
