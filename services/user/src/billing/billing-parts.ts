import { idempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { Connection } from 'mongoose';

import type { BillingDeps } from './billing-deps.ts';
import { billingListingRepository } from './checkout/billing-listing.repository.ts';
import { customerRepository } from './checkout/customer.repository.ts';
import { creditRepository } from './credits/credit.repository.ts';
import { paymentRepository } from './payments/payment.repository.ts';
import { openStripe, type StripeSettings } from './stripe/open-stripe.ts';
import { portalFinder } from './stripe/portal.ts';
import { priceIds } from './stripe/price-ids.ts';
import { subscriptionRepository } from './subscriptions/subscription.repository.ts';
import { stripeEventRepository } from './webhooks/stripe-event.repository.ts';

/** The provider, and where the site is to which its pages lead back. */
export interface BillingSettings extends StripeSettings {
  publicOrigin: string;
}

/** What billing has of its own. */
export function billingParts(
  connection: Connection,
  settings: BillingSettings,
): Omit<BillingDeps, 'inTransaction' | 'accounts' | 'followers' | 'erasures' | 'now'> {
  const stripe = openStripe(settings);
  return {
    stripe,
    webhookSecret: settings.webhookSecret,
    publicOrigin: settings.publicOrigin,
    priceIdOf: priceIds(stripe),
    portalOf: portalFinder(stripe),
    customers: customerRepository(connection),
    payments: paymentRepository(connection),
    subscriptions: subscriptionRepository(connection),
    credits: creditRepository(connection),
    billingListings: billingListingRepository(connection),
    stripeEvents: stripeEventRepository(connection),
    idempotency: idempotencyRepository(connection),
  };
}
