import type Stripe from 'stripe';

import { makeCatalogue, startForTest, type ForTest } from '../testing/start-for-test.ts';
import { openChecker } from './open-checker.ts';
import { readContract } from './read-contract.ts';
import { USED_OPERATIONS, type OperationName } from './used-operations.ts';

/** All calls go through the SDK, so requests are validated as well: parameters unknown to Stripe get 400. */
const check = openChecker(readContract(), { allErrors: true });

let it_: ForTest;
const called = new Set<string>();

beforeAll(async () => {
  it_ = await startForTest();
});
afterAll(() => it_.stop());

const errorsOf = (schema: string, answer: object): object[] =>
  check(schema, JSON.parse(JSON.stringify(answer)));

async function call<Result extends object>(name: OperationName, made: Promise<Result>): Promise<Result> {
  const result = await made;
  expect({ name, errors: errorsOf(`${name}/response`, result) }).toEqual({ name, errors: [] });
  called.add(name);
  return result;
}

test('catalogue, customers and cards match the published schemas', async () => {
  const { stripe } = it_;
  const product = await call(
    'PostProducts',
    stripe.products.create({ id: 'pokriv_a', name: 'А', metadata: { a: 'b' } }),
  );
  await call('PostProductsId', stripe.products.update(product.id, { name: 'Б' }));
  await call('GetProductsId', stripe.products.retrieve(product.id));
  await call('GetProducts', stripe.products.list({ ids: [product.id], limit: 3 }));
  const price = await call(
    'PostPrices',
    stripe.prices.create({
      ...{
        product: product.id,
        currency: 'eur',
        unit_amount: 999,
        lookup_key: 'k',
        tax_behavior: 'inclusive',
      },
      recurring: { interval: 'month' },
      transfer_lookup_key: true,
    }),
  );
  await call('PostPricesPrice', stripe.prices.update(price.id, { active: true, nickname: 'месец' }));
  await call('GetPricesPrice', stripe.prices.retrieve(price.id, { expand: ['product'] }));
  await call('GetPrices', stripe.prices.list({ lookup_keys: ['k', 'other'], active: true }));
  const customer = await call(
    'PostCustomers',
    stripe.customers.create({ email: 'a@example.bg', metadata: { userId: 'u' } }),
  );
  await call(
    'PostCustomersCustomer',
    stripe.customers.update(customer.id, {
      ...{ name: 'Ана', address: { line1: 'София' } },
      invoice_settings: { custom_fields: [{ name: 'ЕИК', value: '131071587' }] },
    }),
  );
  const method = await call(
    'PostPaymentMethodsPaymentMethodAttach',
    stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id }),
  );
  await call('GetPaymentMethods', stripe.paymentMethods.list({ customer: customer.id, type: 'card' }));
  await call('GetPaymentMethodsPaymentMethod', stripe.paymentMethods.retrieve(method.id));
  await call('GetCustomersCustomerPaymentMethods', stripe.customers.listPaymentMethods(customer.id));
  await call('PostPaymentMethodsPaymentMethodDetach', stripe.paymentMethods.detach(method.id));
  await call('GetCustomers', stripe.customers.list({ email: 'a@example.bg' }));
  await call('DeleteCustomersCustomer', stripe.customers.del(customer.id));
  await call('GetCustomersCustomer', stripe.customers.retrieve(customer.id));
});

test('a subscription from checkout matches the published schemas in each status', async () => {
  const { stripe, control } = it_;
  const { customer, monthly, dearer } = await makeCatalogue(stripe);
  const session = await call(
    'PostCheckoutSessions',
    stripe.checkout.sessions.create(checkout(customer.id, monthly.id)),
  );
  await control(`/sessions/${session.id}/pay`);
  const expand = ['line_items', 'customer', 'subscription.latest_invoice.payments'];
  const paid = await call(
    'GetCheckoutSessionsSession',
    stripe.checkout.sessions.retrieve(session.id, { expand }),
  );
  await call('GetCheckoutSessionsSessionLineItems', stripe.checkout.sessions.listLineItems(session.id));
  await call(
    'GetCheckoutSessions',
    stripe.checkout.sessions.list({ customer: customer.id, status: 'complete' }),
  );
  const { id, items } = paid.subscription as Stripe.Subscription;
  const change = {
    items: [{ id: items.data[0]?.id, price: dearer.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    metadata: { rightsPlan: 'business' },
  } as const;
  await call(
    'PostSubscriptionsSubscriptionExposedId',
    stripe.subscriptions.update(id, { ...change, items: [...change.items] }),
  );
  for (const pause of [{ behavior: 'void' }, ''] as const)
    await call(
      'PostSubscriptionsSubscriptionExposedId',
      stripe.subscriptions.update(id, { pause_collection: pause }),
    );
  await control(`/subscriptions/${id}/renew`, { outcome: 'declined' });
  await call('GetSubscriptionsSubscriptionExposedId', stripe.subscriptions.retrieve(id));
  const { data } = await call(
    'GetInvoices',
    stripe.invoices.list({ subscription: id, expand: ['data.payments'] }),
  );
  const [open] = data;
  await call('PostInvoicesInvoicePay', stripe.invoices.pay(String(open?.id)));
  await call('GetInvoicesInvoice', stripe.invoices.retrieve(String(open?.id)));
  const payments = await call('GetInvoicePayments', stripe.invoicePayments.list({ invoice: open?.id }));
  await call(
    'GetInvoicePaymentsInvoicePayment',
    stripe.invoicePayments.retrieve(String(payments.data[0]?.id)),
  );
  await control(`/subscriptions/${id}/renew`, { outcome: 'declined' });
  const { latest_invoice: unpaid } = await stripe.subscriptions.retrieve(id);
  await call('PostInvoicesInvoiceVoid', stripe.invoices.voidInvoice(String(unpaid)));
  await call('DeleteSubscriptionsSubscriptionExposedId', stripe.subscriptions.cancel(id));
  await call('GetSubscriptions', stripe.subscriptions.list({ customer: customer.id, status: 'all' }));
  const items_ = [{ price: monthly.id }];
  await call(
    'PostSubscriptions',
    stripe.subscriptions.create({
      customer: customer.id,
      items: items_,
      default_payment_method: 'pm_card_visa',
    }),
  );
  const features = { invoice_history: { enabled: true }, payment_method_update: { enabled: true } };
  const { id: configuration } = await call(
    'PostBillingPortalConfigurations',
    stripe.billingPortal.configurations.create({ features, metadata: { a: 'b' } }),
  );
  await call('GetBillingPortalConfigurations', stripe.billingPortal.configurations.list({ active: true }));
  await expect(stripe.billingPortal.sessions.create({ customer: customer.id })).rejects.toThrow(
    'No configuration provided',
  );
  await call(
    'PostBillingPortalSessions',
    stripe.billingPortal.sessions.create({
      customer: customer.id,
      configuration,
      return_url: 'http://localhost/',
      locale: 'bg',
    }),
  );
});

test('payments, refunds and events match the published schemas', async () => {
  const { stripe, control } = it_;
  const { customer, id: price } = await oneTime(stripe);
  const open = await stripe.checkout.sessions.create({ ...checkout(customer, price), mode: 'payment' });
  await call('PostCheckoutSessionsSessionExpire', stripe.checkout.sessions.expire(open.id));
  const session = await stripe.checkout.sessions.create({ ...checkout(customer, price), mode: 'payment' });
  await control(`/sessions/${session.id}/pay`, { card: '4000000000000002' });
  const failed = await stripe.checkout.sessions.retrieve(session.id);
  await call('GetPaymentIntentsIntent', stripe.paymentIntents.retrieve(String(failed.payment_intent)));
  await control(`/sessions/${session.id}/pay`);
  const intents = await call(
    'GetPaymentIntents',
    stripe.paymentIntents.list({ customer, expand: ['data.latest_charge'] }),
  );
  const charge = intents.data[0]?.latest_charge as Stripe.Charge;
  await call('GetCharges', stripe.charges.list({ payment_intent: intents.data[0]?.id }));
  const refund = await call(
    'PostRefunds',
    stripe.refunds.create({ charge: charge.id, reason: 'requested_by_customer' }),
  );
  await call('GetRefundsRefund', stripe.refunds.retrieve(refund.id));
  await call('GetRefunds', stripe.refunds.list({ charge: charge.id }));
  await call('GetChargesCharge', stripe.charges.retrieve(charge.id, { expand: ['refunds'] }));
  const confirmed = { confirm: true, payment_method: 'pm_card_visa' };
  await call(
    'PostPaymentIntents',
    stripe.paymentIntents.create({ amount: 100, currency: 'eur', ...confirmed }),
  );
  const events = await call(
    'GetEvents',
    stripe.events.list({ types: ['charge.refunded'], created: { gte: 1 } }),
  );
  await call('GetEventsId', stripe.events.retrieve(String(events.data[0]?.id)));
  await call(
    'PostWebhookEndpoints',
    stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['price.deleted'] }),
  );
  await call('GetWebhookEndpoints', stripe.webhookEndpoints.list());
});

test('validation reports an incomplete answer', async () => {
  const { id: _, ...product } = await it_.stripe.products.retrieve('pokriv_a');
  expect(errorsOf('PostProducts/response', product)).toMatchObject([{ params: { missingProperty: 'id' } }]);
});

test('these tests call every used operation', () => {
  expect(USED_OPERATIONS.filter((name) => !called.has(name))).toEqual([]);
});

test('the object of an event has the shape of the object itself', async () => {
  const events: Stripe.Event[] = [];
  for await (const event of it_.stripe.events.list({ limit: 100 })) events.push(event);
  const kinds = new Set<string>();
  for (const { type, data } of events) {
    const object = data.object as { object: string };
    expect({ type, errors: errorsOf(object.object, object) }).toEqual({
      type,
      errors: [],
    });
    kinds.add(object.object);
  }
  expect(kinds.size).toBeGreaterThan(8);
});

const checkout = (customer: string, price: string): Stripe.Checkout.SessionCreateParams => ({
  ...{ mode: 'subscription', customer, client_reference_id: 'u', metadata: { paymentId: 'p' }, locale: 'bg' },
  line_items: [{ price, quantity: 1 }],
  success_url: 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/payment/cancel?session_id={CHECKOUT_SESSION_ID}',
});

async function oneTime(stripe: Stripe): Promise<{ customer: string; id: string }> {
  const { id: customer } = await stripe.customers.create({ email: 'b@example.bg' });
  const price = { unit_amount: 499, currency: 'eur', product: 'pokriv_a' };
  return { customer, id: (await stripe.prices.create(price)).id };
}
