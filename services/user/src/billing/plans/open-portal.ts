import { conflict } from '@pokriv/contracts/errors';
import * as pages from '@pokriv/contracts/pages';
import type Stripe from 'stripe';

import type { CustomerRepository } from '../customers/customer.repository.ts';
import { messages } from '../messages.ts';
import type { PortalOf } from '../stripe/portal.ts';
import { askStripe, isMissing } from '../stripe/stripe-error.ts';

export interface OpenPortalDeps {
  customers: CustomerRepository;
  stripe: Stripe;
  portalOf: PortalOf;
  publicOrigin: string;
}

/** Opens Stripe's portal for card and invoices. @throws AppError CONFLICT without a purchase */
export async function openPortal(
  { customers, stripe, publicOrigin, portalOf }: OpenPortalDeps,
  userId: string,
): Promise<string> {
  const customer = (await customers.byId(userId))?.customerId;
  if (customer === undefined) throw conflict(messages.noPortal);
  const opening = stripe.billingPortal.sessions.create({
    customer,
    configuration: await portalOf(),
    locale: 'bg',
    return_url: `${publicOrigin}${pages.subscription.path}`,
  });
  const { url } = await askStripe(
    opening.catch((error: unknown) => {
      // deleted at Stripe: the next purchase creates a new customer
      throw isMissing(error) ? conflict(messages.noPortal) : error;
    }),
  );
  return url;
}
