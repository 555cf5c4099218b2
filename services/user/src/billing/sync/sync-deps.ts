import type Stripe from 'stripe';

import type { AccountDeps } from '../../accounts/change-account.ts';
import type { CustomerRepository } from '../customers/customer.repository.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository.ts';

export interface KnownErasures {
  concerns: (userId: string) => Promise<boolean>;
}

export interface SyncDeps extends AccountDeps {
  erasures: KnownErasures;
  stripe: Stripe;
  customers: CustomerRepository;
  payments: PaymentRepository;
  subscriptions: SubscriptionRepository;
  now: () => Date;
}
