import type { InTransaction } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import type { CustomerRepository } from '../customers/customer.repository.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import { sendRefund } from '../refunds/refund-payment.ts';
import { factReader } from '../stripe/read-facts.ts';
import { isMissing, isWrongState } from '../stripe/stripe-error.ts';
import type { BillingTraces } from './billing-traces.repository.ts';

export interface ForgetPayerDeps {
  inTransaction: InTransaction;
  accounts: Pick<AccountRepository, 'byId'>;
  stripe: Stripe;
  customers: Pick<CustomerRepository, 'byId'>;
  payments: Pick<PaymentRepository, 'openOf'>;
  traces: BillingTraces;
}

/**
 * Ends a payer's subscriptions and erases them, at Stripe first, so that a retry finds the rest. Earlier payments are
 * not refunded; payments made after the account closed are.
 * @throws Error when Stripe does not answer
 */
export async function forgetPayer(deps: ForgetPayerDeps, userId: string): Promise<void> {
  await closePages(deps, userId);
  for (const customerId of await customersOf(deps, userId)) {
    // deleting a customer also ends their subscriptions
    await deps.stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
  await deps.inTransaction((unit) => deps.traces.erase(userId, unit));
}

/** The stored customer, and any created just before a crash. */
async function customersOf(deps: ForgetPayerDeps, userId: string): Promise<Set<string>> {
  const { accounts, customers, stripe } = deps;
  const [known, account] = await Promise.all([customers.byId(userId), accounts.byId(userId)]);
  const ids = new Set(known?.customerId ? [known.customerId] : []);
  if (!known || !account) return ids;
  const { data } = await stripe.customers.list({ email: account.email, limit: 100 });
  for (const { id, metadata } of data) if (metadata.userId === userId) ids.add(id);
  return ids;
}

/**
 * Expires open checkouts and refunds those paid after the account closed.
 * @throws Error when Stripe does not answer
 */
async function closePages({ stripe, payments }: ForgetPayerDeps, userId: string): Promise<void> {
  for (const { _id, sessionId = '' } of await payments.openOf(userId))
    await closePage(stripe, _id, sessionId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}

async function closePage(stripe: Stripe, paymentId: string, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    // already paid or expired
    if (!isWrongState(error)) throw error;
  });
  const { charged, invoices } = await factReader(stripe).bySession(sessionId);
  for (const { intent } of [charged, ...invoices])
    if (intent?.status === 'succeeded') await sendRefund(stripe, { paymentId, intentId: intent.id });
}
