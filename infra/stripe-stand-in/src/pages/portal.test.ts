import type Stripe from 'stripe';

import { makeCatalogue, startForTest, type ForTest } from '../testing/start-for-test.ts';

const newCard = { number: '5555 5555 5555 4444', expiry: '1230', cvc: '123', name: 'Иван' };

let it_: ForTest;
let subscription: Stripe.Subscription;
let path: string;

beforeAll(async () => {
  it_ = await startForTest();
  const { customer, monthly } = await makeCatalogue(it_.stripe);
  subscription = await it_.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    default_payment_method: 'pm_card_chargeCustomerFail',
  });
  const { id: configuration } = await it_.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
  });
  const portal = { customer: customer.id, configuration, return_url: 'http://localhost:3000/profile' };
  path = new URL((await it_.stripe.billingPortal.sessions.create(portal)).url).pathname;
});
afterAll(() => it_.stop());

const open = async (address: string, form?: Record<string, string>): Promise<string> =>
  (await fetch(`${it_.url}${address}`, form && { method: 'POST', body: new URLSearchParams(form) })).text();

test('the portal shows the card on file, payments, and the way back', async () => {
  const page = await open(path);
  for (const text of ['•••• 0341', 'POKRIV-0001', 'платена', '9,99', 'http://localhost:3000/profile'])
    expect(page).toContain(text);
});

test('a declined card does not replace the one on file', async () => {
  const page = await open(path, { ...newCard, number: '4000 0000 0000 0002' });
  expect(page).toContain('Картата е отказана.');
  expect(await open(path)).toContain('•••• 0341');
});

test('an unpaid invoice can be paid on its page', async () => {
  await it_.control(`/subscriptions/${subscription.id}/renew`);
  const { data } = await it_.stripe.invoices.list({ status: 'open' });
  const invoice = `/i/${String(data[0]?.id)}`;
  expect(await open(invoice)).toContain('неплатена');
  expect(await open(invoice, { ...newCard, number: '4000 0000 0000 9995' })).toContain('Няма достатъчно');
  expect(await open(invoice, newCard)).toContain('платена');
  expect(await it_.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
});

test('a new card pays later invoices', async () => {
  expect(await open(path, newCard)).toContain('Картата е сменена.');
  expect(await open(path)).toContain('Mastercard •••• 4444');
  const renewed = await it_.control<Stripe.Subscription>(`/subscriptions/${subscription.id}/renew`);
  expect(renewed.status).toBe('active');
});

test('receipts and the overview are served', async () => {
  const { data } = await it_.stripe.charges.list();
  expect(await open(`/r/${String(data[0]?.id)}`)).toContain('Разписка');
  expect(await open('/')).toContain('customer.subscription.updated');
});
