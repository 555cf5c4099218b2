import type Stripe from 'stripe';

import { makeCatalogue, startForTest, type ForTest } from '../testing/start-for-test.ts';

const SUCCESS = 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}';
const good = { number: '4242 4242 4242 4242', expiry: '04 / 30', cvc: '123', name: 'Иван Петров' };

let it_: ForTest;
let shop: Awaited<ReturnType<typeof makeCatalogue>>;
let session: Stripe.Checkout.Session;

beforeAll(async () => {
  it_ = await startForTest();
  shop = await makeCatalogue(it_.stripe);
});
afterAll(() => it_.stop());
beforeEach(async () => {
  session = await it_.stripe.checkout.sessions.create({
    ...{ mode: 'subscription', customer: shop.customer.id, success_url: SUCCESS },
    cancel_url: 'http://localhost:3000/payment/cancel?session_id={CHECKOUT_SESSION_ID}',
    line_items: [{ price: shop.monthly.id, quantity: 1 }],
  });
});

const open = (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${it_.url}${path}`, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form), headers }),
  });
const pay = (form: Record<string, string>) => open(`/c/pay/${session.id}`, form);
const status = async () => (await it_.stripe.checkout.sessions.retrieve(session.id)).status;

test('the checkout page shows the items and amounts in both currencies and links back', async () => {
  const reply = await open(`/c/pay/${session.id}`);
  const page = await reply.text();
  for (const text of [
    'Премиум',
    '9,99\u00a0€',
    '19,54\u00a0лв.',
    'на месец',
    'Тестова среда',
    '4242 4242 4242 4242',
  ])
    expect(page).toContain(text);
  expect(page).toContain(`href="http://localhost:3000/payment/cancel?session_id=${session.id}"`);
  expect(reply.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000");
});

test('a valid card redirects to the success URL with the session’s id', async () => {
  const reply = await pay(good);
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe(SUCCESS.replace('{CHECKOUT_SESSION_ID}', session.id));
  expect(await status()).toBe('complete');
});

test('a form submitted twice pays once', async () => {
  const before = (await it_.stripe.charges.list({ limit: 100 })).data.length;
  const replies = await Promise.all([pay(good), pay(good)]);
  expect(replies.map((reply) => reply.status)).toEqual([303, 303]);
  expect((await it_.stripe.charges.list({ limit: 100 })).data).toHaveLength(before + 1);
});

test.each([
  ['4000000000000002', 'Картата е отказана.'],
  ['4000000000009995', 'Няма достатъчно наличност'],
])('a declined card shows the reason and lets the payer retry', async (number, reason) => {
  const page = await (await pay({ ...good, number })).text();
  expect(page).toContain('role="alert"');
  expect(page).toContain(reason);
  expect(await status()).toBe('open');
  expect((await pay(good)).status).toBe(303);
});

test('invalid fields show their errors and keep the entered values except the CVC', async () => {
  const page = await (
    await pay({ number: '4242 4242 4242 4241', expiry: '01/20', cvc: '12', name: 'Иван' })
  ).text();
  for (const text of ['Номерът на картата не е верен.', 'Картата е изтекла.', 'Въведете трите цифри'])
    expect(page).toContain(text);
  expect(page).toContain('value="4242 4242 4242 4241"');
  expect(page).not.toContain('value="12"');
});

test('a card with confirmation leads to the bank’s page, where it can be refused or confirmed', async () => {
  const confirm = `/c/pay/${session.id}/confirm`;
  const number = '4000002500003155';
  expect((await pay({ ...good, number })).headers.get('location')).toBe(confirm);
  expect(await (await open(confirm)).text()).toContain('Потвърди');
  expect(await (await open(confirm, { answer: 'no' })).text()).toContain('Плащането не е потвърдено.');
  await pay({ ...good, number });
  expect((await open(confirm, { answer: 'yes' })).headers.get('location')).toContain('/payment/success');
  expect(await status()).toBe('complete');
});

test('an expired session accepts no card', async () => {
  await it_.control(`/sessions/${session.id}/expire`);
  const reply = await pay(good);
  expect(reply.status).toBe(410);
  expect(await reply.text()).toContain('Времето за плащане изтече');
});

test('cross-site forms are refused, and unknown pages show a notice', async () => {
  const foreign = await open(`/c/pay/${session.id}`, good, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect((await open('/c/pay/cs_no')).status).toBe(404);
});

test('user text is escaped', async () => {
  const customer = await it_.stripe.customers.create({ email: '"><script>alert(1)</script>@x.bg' });
  const { configurations, sessions } = it_.stripe.billingPortal;
  const { id: configuration } = await configurations.create({
    features: { invoice_history: { enabled: true } },
  });
  const { url } = await sessions.create({ customer: customer.id, configuration });
  expect((await open(new URL(url).pathname)).status).toBe(200);
  const { id } = await it_.stripe.checkout.sessions.create({
    ...{ mode: 'payment', customer: customer.id, success_url: SUCCESS },
    line_items: [{ price: shop.once.id, quantity: 1 }],
  });
  const page = await (await open(`/c/pay/${id}`)).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&#60;script&#62;');
});
