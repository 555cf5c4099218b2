import { planPrices } from '@pokriv/contracts/billing/plans';
import { customerAt } from '@pokriv/user-service/billing/customers/customer-at';
import { customerRepository } from '@pokriv/user-service/billing/customers/customer.repository';
import { newPayment } from '@pokriv/user-service/billing/payments/new-payment';
import { planLabel } from '@pokriv/user-service/billing/payments/new-payment';
import type { StoredPayment } from '@pokriv/user-service/billing/payments/payment.model';
import { openStripe, type StripeSettings } from '@pokriv/user-service/billing/stripe/open-stripe';
import { priceIds } from '@pokriv/user-service/billing/stripe/price-ids';
import { accountModel } from '@pokriv/user-service/accounts/account.model';
import type { Connection } from 'mongoose';

import { demoAccounts } from '../data/people/people.ts';
import { insertMissing } from './missing-ids.ts';

const { agency } = demoAccounts;
const PAYMENT = 'demo-agency-subscription';
const plan = { planId: 'business', interval: 'month' } as const;

const TEST_CARD = 'pm_card_visa';
const TEST_KEY = 'sk_test_';

/** Pending payment of the first invoice; the user service completes it on the webhook. */
const agencyPayment = (now: Date): StoredPayment => ({
  ...newPayment(
    {
      userId: agency.id,
      kind: 'subscription',
      label: planLabel(plan),
      amount: planPrices[plan.planId][plan.interval],
      subscription: plan,
      consentedAt: now,
      invoice: {
        type: 'company',
        name: `${agency.agencyName} ЕООД`,
        eik: agency.eik,
        mol: `${agency.firstName} ${agency.lastName}`,
        address: 'София, бул. „Витоша“ 1',
      },
    },
    now,
  ),
  _id: PAYMENT,
});

/**
 * Creates the demo agency's plan as a subscription at the payment provider, so that it can be changed, cancelled and
 * viewed there. Only with a test key; idempotent.
 */
export async function writeSubscription(
  users: Connection,
  settings: StripeSettings,
  now: Date,
): Promise<void> {
  if (!settings.secretKey.startsWith(TEST_KEY)) return;
  const stripe = openStripe(settings);
  const account = await accountModel(users).findOne({ _id: agency.id }).lean();
  if (!account) return;
  const customer = await customerAt({ stripe, customers: customerRepository(users) }, account);
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 });
  if (data.length > 0) return;
  await insertMissing(users, 'payments', [agencyPayment(now)]);
  const card = await stripe.paymentMethods.attach(TEST_CARD, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
  await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: await priceIds(stripe)(`${plan.planId}_${plan.interval}`) }],
      default_payment_method: card.id,
      metadata: { paymentId: PAYMENT, userId: agency.id },
    },
    { idempotencyKey: `demo-subscription:${customer}` },
  );
}
