import type Stripe from 'stripe';

import type { AccountDeps } from '../../accounts/change-account.ts';
import type { CustomerRepository } from '../customers/customer.repository.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository.ts';

/** Erasures of accounts, as far as billing asks: no new record is kept of an account that is being erased. */
export interface KnownErasures {
  concerns: (userId: string) => Promise<boolean>;
}

/** What bringing our records to the provider's state works with. */
export interface SyncDeps extends AccountDeps {
  erasures: KnownErasures;
  stripe: Stripe;
  customers: CustomerRepository;
  payments: PaymentRepository;
  subscriptions: SubscriptionRepository;
  now: () => Date;
}
