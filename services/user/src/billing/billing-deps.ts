import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { AccountDeps } from '../accounts/change-account.ts';
import type { ErasureRepository } from '../erasure/erasure.repository.ts';
import type { BillingListingRepository } from './checkout/billing-listing.repository.ts';
import type { CustomerRepository } from './checkout/customer.repository.ts';
import type { CreditRepository } from './credits/credit.repository.ts';
import type { PaymentRepository } from './payments/payment.repository.ts';
import type { PortalOf } from './stripe/portal.ts';
import type { PriceIdOf } from './stripe/price-ids.ts';
import type { SubscriptionRepository } from './subscriptions/subscription.repository.ts';
import type { StripeEventRepository } from './webhooks/stripe-event.repository.ts';

/** What plans, promotions and payments are made of. */
export interface BillingDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  followers: AccountDeps['followers'];
  /** Nothing new is kept of who is being erased. */
  erasures: Pick<ErasureRepository, 'concerns'>;
  stripe: Stripe;
  webhookSecret: string;
  /** Of the site, for the ways back from the provider's pages. */
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
