import type Stripe from 'stripe';

import { makeCatalogue, sdkFor, startForTest, type ForTest } from '../testing/start-for-test.ts';

let it_: ForTest;
let shop: Awaited<ReturnType<typeof makeCatalogue>>;

beforeAll(async () => {
  it_ = await startForTest();
  shop = await makeCatalogue(it_.stripe);
});
afterAll(() => it_.stop());

const checkout = (more: object = {}): Stripe.Checkout.SessionCreateParams => ({
  ...{ mode: 'payment', customer: shop.customer.id, success_url: 'http://localhost/' },
  line_items: [{ price: shop.once.id, quantity: 1 }],
  ...more,
});

test('a wrong key is refused', async () => {
  const stranger = sdkFor(it_.standIn.port, 'sk_test_wrong');
  await expect(stranger.products.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

test.each([
  ['an unknown parameter', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
  ['a nested unknown parameter', { line_items: [{ cost: 1 }] }, { param: 'line_items[0][cost]' }],
  ['a value outside the list', { mode: 'gift' }, { param: 'mode' }],
  ['a parameter of an older version', { payment_method_types: ['card'] }, { code: 'parameter_unknown' }],
  ['a customer that is not there', { customer: 'cus_no' }, { code: 'resource_missing', statusCode: 400 }],
  ['a recurring price in a single payment', { line_items: [{ price: 'monthly', quantity: 1 }] }, {}],
  ['what Stripe knows and the stand-in does not', { invoice_creation: { enabled: true } }, {}],
  ['an end that is too near', { expires_at: Math.floor(Date.now() / 1_000) + 60 }, { param: 'expires_at' }],
])('%s is refused as by Stripe', async (_, change, error) => {
  const text = JSON.stringify(checkout(change)).replace('"monthly"', `"${shop.monthly.id}"`);
  const made = it_.stripe.checkout.sessions.create(JSON.parse(text));
  await expect(made).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...error });
});

test('unknown objects and addresses are answered 404', async () => {
  const missing = it_.stripe.subscriptions.retrieve('sub_no');
  await expect(missing).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  await expect(it_.stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 });
});

test('an idempotency key makes one object of repeated calls, and is refused for other parameters', async () => {
  const { customers } = it_.stripe;
  const twice = [1, 2, 3].map(() => customers.create({ email: 'x@example.bg' }, { idempotencyKey: 'one' }));
  expect(new Set((await Promise.all(twice)).map(({ id }) => id)).size).toBe(1);
  const other = customers.create({ email: 'y@example.bg' }, { idempotencyKey: 'one' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('a declined charge is replayed for its idempotency key', async () => {
  const create = () =>
    it_.stripe.subscriptions.create(
      {
        customer: shop.customer.id,
        items: [{ price: shop.monthly.id }],
        default_payment_method: 'pm_card_chargeDeclined',
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: 'declined' },
    );
  const declined = { type: 'StripeCardError', statusCode: 402, decline_code: 'generic_decline' };
  await expect(create()).rejects.toMatchObject(declined);
  await expect(create()).rejects.toMatchObject(declined);
  expect((await it_.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test('lists are paginated, newest first', async () => {
  const all: string[] = [];
  for await (const price of it_.stripe.prices.list({ limit: 1 })) all.push(price.id);
  expect(all).toEqual([shop.once.id, shop.yearly.id, shop.dearer.id, shop.monthly.id]);
  const byKey = await it_.stripe.prices.list({ lookup_keys: ['dearer', 'month', 'none'] });
  expect(byKey.data.map(({ lookup_key: key }) => key)).toEqual(['dearer', 'month']);
});

test('expanded fields contain the objects; other fields cannot be expanded', async () => {
  const { id } = await it_.stripe.checkout.sessions.create(checkout());
  const { sessions } = it_.stripe.checkout;
  const session = await sessions.retrieve(id, { expand: ['customer', 'line_items.data.price.product'] });
  expect(session.customer).toMatchObject({ email: 'ivan@example.bg' });
  expect(session.line_items?.data[0]?.price?.product).toMatchObject({ name: 'Премиум' });
  await expect(sessions.retrieve(id, { expand: ['mode'] })).rejects.toMatchObject({ statusCode: 400 });
});

test('a lost reply is replayed for its idempotency key', async () => {
  // the SDK retries once
  await it_.control('/faults', { kind: 'lose', operation: 'PostCustomers', times: 2 });
  const create = () => it_.stripe.customers.create({ name: 'Изгубен' }, { idempotencyKey: 'lost' });
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await create();
  const { data } = await it_.stripe.customers.list();
  expect(data.filter(({ name }) => name === 'Изгубен')).toHaveLength(1);
});

test('requests are recorded for tests', async () => {
  await it_.control('/faults', { kind: 'refuse', status: 500, operation: 'GetRefunds' });
  await expect(it_.stripe.refunds.list()).rejects.toMatchObject({ statusCode: 500 });
  const requests = (await (await fetch(`${it_.url}/_test/requests`)).json()) as object[];
  expect(requests.at(-1)).toMatchObject({ operation: 'GetRefunds', method: 'GET', status: 500 });
});
