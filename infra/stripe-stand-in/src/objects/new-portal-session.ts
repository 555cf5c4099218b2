import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';

export function newPortalSession(
  unit: Unit,
  params: Stripe.BillingPortal.SessionCreateParams,
): Stripe.BillingPortal.Session {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: params.configuration ?? '',
    created: unit.now(),
    customer: params.customer ?? '',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${unit.origin}/p/session/${id}`,
  };
}
