import type { InTransaction } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import type { CustomerRepository } from '../customers/customer.repository.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import { sendMoneyBack } from '../refunds/refund-payment.ts';
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
      if (!isMissing(error)) throw error;
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

/**
 * Closes the pages on which somebody who leaves could still pay. What was paid there after the account had closed was
 * paid for nothing, and goes back.
 * @throws Error when the provider does not answer
 */
async function closePages({ stripe, payments }: ForgetPayerDeps, userId: string): Promise<void> {
  for (const { _id, sessionId = '' } of await payments.openOf(userId))
    await closePage(stripe, _id, sessionId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}

async function closePage(stripe: Stripe, paymentId: string, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    // paid, or over already
    if (!isWrongState(error)) throw error;
  });
  const { charged, invoices } = await factReader(stripe).bySession(sessionId);
  for (const { intent } of [charged, ...invoices])
    if (intent?.status === 'succeeded') await sendMoneyBack(stripe, { paymentId, intentId: intent.id });
}
