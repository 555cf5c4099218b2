import type { InTransaction } from '@pokriv/service-kit/mongo';
import Stripe from 'stripe';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import type { CustomerRepository } from '../checkout/customer.repository.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import type { BillingTraces } from './billing-traces.repository.ts';
import { closePages } from './close-pages.ts';

export interface ForgetPayerDeps {
  inTransaction: InTransaction;
  accounts: Pick<AccountRepository, 'byId'>;
  stripe: Stripe;
  customers: Pick<CustomerRepository, 'byId'>;
  payments: Pick<PaymentRepository, 'openOf'>;
  traces: BillingTraces;
}

const isGone = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/**
 * Ends what a person pays for at once and takes away who they are, at the provider first: whatever dies on the way is
 * done again. What was paid for ends with the account, and nothing of it is given back; what was paid after the account
 * had closed is.
 * @throws Error when the provider does not answer
 */
export async function forgetPayer(deps: ForgetPayerDeps, userId: string): Promise<void> {
  await closePages(deps, userId);
  for (const customerId of await customersOf(deps, userId)) {
    // the provider also ends every subscription of a customer that is deleted
    await deps.stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  await deps.inTransaction((unit) => deps.traces.erase(userId, unit));
}

/** The one that is known, and any that was made just before a process died. */
async function customersOf(deps: ForgetPayerDeps, userId: string): Promise<Set<string>> {
  const { accounts, customers, stripe } = deps;
  const [known, account] = await Promise.all([customers.byId(userId), accounts.byId(userId)]);
  const ids = new Set(known?.customerId ? [known.customerId] : []);
  if (!known || !account) return ids;
  const { data } = await stripe.customers.list({ email: account.email, limit: 100 });
  for (const { id, metadata } of data) if (metadata.userId === userId) ids.add(id);
  return ids;
}
