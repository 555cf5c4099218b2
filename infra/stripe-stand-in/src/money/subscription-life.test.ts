import type Stripe from 'stripe';

import { makeCatalogue, startForTest, type ForTest } from '../testing/start-for-test.ts';

let it_: ForTest;
let shop: Awaited<ReturnType<typeof makeCatalogue>>;

beforeAll(async () => {
  it_ = await startForTest();
  shop = await makeCatalogue(it_.stripe);
});
afterAll(() => it_.stop());

async function subscribe(card = 'pm_card_visa'): Promise<Stripe.Subscription> {
  return it_.stripe.subscriptions.create({
    customer: shop.customer.id,
    items: [{ price: shop.monthly.id }],
    default_payment_method: card,
    expand: ['latest_invoice'],
  });
}
const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem =>
  items.data[0] as Stripe.SubscriptionItem;
const renew = (id: string, body: object = {}): Promise<Stripe.Subscription> =>
  it_.control(`/subscriptions/${id}/renew`, body);
const changeTo = (
  subscription: Stripe.Subscription,
  price: string,
  more: object,
): Promise<Stripe.Subscription> =>
  it_.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price }],
    expand: ['latest_invoice'],
    ...more,
  });

test('a renewal moves the period and charges the card on file', async () => {
  const before = await subscribe();
  const after = await renew(before.id);
  expect(after.status).toBe('active');
  expect(itemOf(after).current_period_start).toBe(itemOf(before).current_period_end);
  const { data } = await it_.stripe.invoices.list({ subscription: before.id });
  expect(data.map((invoice) => [invoice.billing_reason, invoice.status, invoice.amount_paid])).toEqual([
    ['subscription_cycle', 'paid', 999],
    ['subscription_create', 'paid', 999],
  ]);
});

test('paused collection voids renewals until it is resumed', async () => {
  const { id } = await subscribe();
  const paused = await it_.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
  expect(paused.pause_collection).toEqual({ behavior: 'void', resumes_at: null });
  const renewed = await renew(id);
  expect(renewed.status).toBe('active');
  expect(itemOf(renewed).current_period_start).toBe(itemOf(paused).current_period_end);
  expect((await it_.stripe.subscriptions.update(id, { pause_collection: '' })).pause_collection).toBeNull();
  await renew(id);
  const { data } = await it_.stripe.invoices.list({ subscription: id });
  expect(data.map(({ status, amount_paid: paid }) => [status, paid])).toEqual([
    ['paid', 999],
    ['void', 0],
    ['paid', 999],
  ]);
});

test('other pause behaviours are refused', async () => {
  const { id } = await subscribe();
  for (const pause of [
    { behavior: 'keep_as_draft' },
    { behavior: 'void', resumes_at: 2_000_000_000 },
  ] as const)
    await expect(it_.stripe.subscriptions.update(id, { pause_collection: pause })).rejects.toMatchObject({
      param: 'pause_collection',
    });
});

test('a later decline makes the subscription past due until its invoice is paid', async () => {
  const { id } = await subscribe('pm_card_chargeCustomerFail');
  expect((await renew(id)).status).toBe('past_due');
  const { data } = await it_.stripe.invoices.list({ subscription: id, status: 'open' });
  const [open] = data;
  await expect(it_.stripe.invoices.pay(String(open?.id))).rejects.toMatchObject({ statusCode: 402 });
  expect(await it_.stripe.invoices.retrieve(String(open?.id))).toMatchObject({
    status: 'open',
    attempt_count: 2,
  });
  await it_.stripe.invoices.pay(String(open?.id), { payment_method: 'pm_card_visa' });
  expect((await it_.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('an upgrade is prorated and charged at once', async () => {
  const before = await subscribe();
  const { start, end } = {
    start: itemOf(before).current_period_start,
    end: itemOf(before).current_period_end,
  };
  const half = Math.floor(Date.now() / 1_000) - (end - start) / 2;
  await it_.control(`/subscriptions/${before.id}/period`, { start: half, end: half + (end - start) });
  const after = await changeTo(before, shop.dearer.id, { proration_behavior: 'always_invoice' });
  const invoice = after.latest_invoice as Stripe.Invoice;
  expect(invoice.amount_paid).toBeGreaterThanOrEqual(999);
  expect(invoice.amount_paid).toBeLessThanOrEqual(1_001);
  expect(itemOf(after).current_period_end).toBe(half + (end - start));
});

test('a declined change leaves the subscription unchanged with `error_if_incomplete`', async () => {
  const before = await subscribe('pm_card_chargeCustomerFail');
  const asked = { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' };
  await expect(changeTo(before, shop.dearer.id, asked)).rejects.toMatchObject({ type: 'StripeCardError' });
  const after = await it_.stripe.subscriptions.retrieve(before.id);
  expect(itemOf(after).price.id).toBe(shop.monthly.id);
  expect(after.latest_invoice).toBe((before.latest_invoice as Stripe.Invoice).id);
});

test('a change from month to year starts a year and credits the unused part of the month', async () => {
  const after = await changeTo(await subscribe(), shop.yearly.id, { proration_behavior: 'always_invoice' });
  expect((after.latest_invoice as Stripe.Invoice).amount_due).toBe(9_990 - 999);
  const { current_period_start: start, current_period_end: end } = itemOf(after);
  expect(Math.round((end - start) / 86_400)).toBeGreaterThanOrEqual(365);
});

test('without proration a price of the same interval changes free of charge', async () => {
  const before = await subscribe();
  const after = await changeTo(before, shop.dearer.id, { proration_behavior: 'none' });
  expect(itemOf(after).price.id).toBe(shop.dearer.id);
  expect((after.latest_invoice as Stripe.Invoice).id).toBe((before.latest_invoice as Stripe.Invoice).id);
});

test('a scheduled cancellation takes effect at the period’s end, and the subscription can no longer change', async () => {
  const { id } = await subscribe();
  const asked = await it_.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(asked).toMatchObject({ status: 'active', cancel_at: itemOf(asked).current_period_end });
  expect((await renew(id)).status).toBe('canceled');
  await expect(it_.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  const again = it_.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await expect(again).rejects.toMatchObject({ statusCode: 400 });
});

test('advancing the clock processes what is due', async () => {
  const { id } = await subscribe();
  const session = await it_.stripe.checkout.sessions.create({
    ...{ mode: 'payment', success_url: 'http://localhost/' },
    line_items: [{ price: shop.once.id, quantity: 1 }],
  });
  await it_.control('/advance', { seconds: 40 * 24 * 60 * 60 });
  expect((await it_.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect((await it_.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
});

test('a payment is refunded at most once and at most in full', async () => {
  const { payment_intent: intent } = await payOnce();
  const part = await it_.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  expect(part).toMatchObject({ status: 'succeeded', amount: 100 });
  const tooMuch = it_.stripe.refunds.create({ payment_intent: intent, amount: 400 });
  await expect(tooMuch).rejects.toMatchObject({ statusCode: 400 });
  expect(await it_.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 399 });
  const again = it_.stripe.refunds.create({ payment_intent: intent });
  await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

async function payOnce(): Promise<{ payment_intent: string }> {
  const { id } = await it_.stripe.checkout.sessions.create({
    ...{ mode: 'payment', customer: shop.customer.id, success_url: 'http://localhost/' },
    line_items: [{ price: shop.once.id, quantity: 1 }],
  });
  const { session } = await it_.control<{ session: { payment_intent: string } }>(`/sessions/${id}/pay`);
  return session;
}
