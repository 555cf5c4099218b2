import {
  idempotencyRepository,
  type IdempotencyRepository,
} from '@pokriv/service-kit/idempotency.repository';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';
import type Stripe from 'stripe';

import type { AccountFollowers } from '../accounts/account-follower.ts';
import type { AccountRepository } from '../accounts/account.repository.ts';
import { customerRepository, type CustomerRepository } from './customers/customer.repository.ts';
import { paymentRepository, type PaymentRepository } from './payments/payment.repository.ts';
import {
  billingListingRepository,
  type BillingListingRepository,
} from './promotions/billing-listing.repository.ts';
import { creditRepository, type CreditRepository } from './promotions/credit.repository.ts';
import { openStripe, type StripeSettings } from './stripe/open-stripe.ts';
import { portalFinder, type PortalOf } from './stripe/portal.ts';
import { priceIds, type PriceIdOf } from './stripe/price-ids.ts';
import {
  subscriptionRepository,
  type SubscriptionRepository,
} from './subscriptions/subscription.repository.ts';
import type { KnownErasures } from './sync/sync-deps.ts';
import { stripeEventRepository, type StripeEventRepository } from './webhooks/stripe-event.repository.ts';

export interface BillingDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  followers: AccountFollowers;
  erasures: KnownErasures;
  stripe: Stripe;
  webhookSecret: string;
  publicOrigin: string;
  priceIdOf: PriceIdOf;
  portalOf: PortalOf;
  customers: CustomerRepository;
  payments: PaymentRepository;
  subscriptions: SubscriptionRepository;
  credits: CreditRepository;
  billingListings: BillingListingRepository;
  stripeEvents: StripeEventRepository;
  idempotency: IdempotencyRepository;
  now: () => Date;
}

/** Stripe's settings and the site's origin, the return address of Stripe's pages. */
export interface BillingSettings extends StripeSettings {
  publicOrigin: string;
}

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
