import type { Actor } from '@pokriv/contracts/actor';

import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

const paymentsOf = (as: Actor) => billing.payments.find({ userId: as.id }).sort({ createdAt: 1 }).toArray();
const statusesOf = (...orders: { paymentId: string }[]) =>
  Promise.all(orders.map(async ({ paymentId }) => (await billing.payment(paymentId)).status));
const told = async (name: Parameters<Billing['announced']>[0], as: Actor) =>
  (await billing.announced(name)).filter((fact) => JSON.stringify(fact).includes(as.email));

const company = {
  type: 'company',
  name: 'Домове ЕООД',
  eik: '131071587',
  vat: 'BG131071587',
  mol: 'Иван Иванов',
  address: 'София, ул. Раковска 1',
};
const customerOf = async ({ id }: Actor) => {
  const known = await billing.deps.customers.byId(id);
  return billing.deps.stripe.customers.retrieve(known?.customerId ?? '');
};

describe('POST /subscriptions', () => {
  it('opens a checkout whose payment grants the plan', async () => {
    const as = await billing.aLandlord();
    const { status, body } = await billing.order(as, 'premium', 'month');
    expect(status).toBe(201);
    expect(body.data).toEqual({
      checkoutUrl: expect.stringContaining('/c/pay/cs_'),
      paymentId: expect.any(String),
      promotionId: null,
    });
    expect(await billing.status(as)).toMatchObject({ isPremium: false, planId: 'free', listingLimit: 1 });
    await billing.pay(body.data.paymentId);
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({
      isPremium: true,
      planId: 'premium',
      premiumExpiresAt: expect.any(String),
      listingLimit: 5,
      promotionCredits: { total: 1, left: 1, renewsAt: expect.any(String) },
    });
    const own = (await billing.send('GET', '/subscriptions/current', { as })).body.data;
    expect(own).toMatchObject({ planId: 'premium', interval: 'month', status: 'active', amount: 999 });
    const paid = (await billing.send('GET', `/payments/${body.data.paymentId}`, { as })).body.data;
    expect(paid).toMatchObject({
      label: 'Премиум, месечно',
      amount: 999,
      amountBgn: 1954,
      status: 'succeeded',
      receiptUrl: expect.stringContaining('http'),
      checkoutUrl: null,
      paidAt: expect.any(String),
    });
    expect(await billing.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, plan: 'premium', listingLimit: 5, isPremium: true }),
    );
    for (const name of ['subscription-started', 'payment-succeeded'] as const)
      expect(await told(name, as)).toHaveLength(1);
  });

  it('stores consent and invoice data', async () => {
    const as = await billing.aLandlord();
    const body = { planId: 'business', interval: 'year', consent: true, invoice: company };
    const reply = await billing.send('POST', '/subscriptions', { as, body });
    expect(reply.status).toBe(201);
    const payment = await billing.payment(reply.body.data.paymentId);
    expect(payment).toMatchObject({ amount: 24_990, invoice: company, consentedAt: expect.any(Date) });
    const { name, eik, vat, mol } = company;
    expect(await customerOf(as)).toMatchObject({
      name,
      address: { line1: company.address },
      metadata: { userId: as.id, eik, vat, mol },
    });
    await billing.pay(payment._id);
    await billing.settle();
    const { invoiceId = '' } = await billing.payment(payment._id);
    expect(await billing.deps.stripe.invoices.retrieve(invoiceId)).toMatchObject({
      customer_name: name,
      custom_fields: [
        { name: 'ЕИК', value: eik },
        { name: 'ИН по ДДС', value: vat },
        { name: 'МОЛ', value: mol },
      ],
    });
  });

  it('puts the same company on later invoices, each with its number', async () => {
    const as = await billing.aLandlord();
    const body = { planId: 'premium', interval: 'month', consent: true, invoice: company };
    const { paymentId } = (await billing.send('POST', '/subscriptions', { as, body })).body.data;
    await billing.pay(paymentId);
    await billing.settle();
    const change = { planId: 'business', interval: 'month' };
    await billing.send('PUT', '/subscriptions/current', { as, body: change });
    await billing.settle();
    const { data } = (await billing.send('GET', '/payments', { as })).body;
    const number = expect.stringMatching(/^POKRIV-\d{4}$/u);
    expect(data).toHaveLength(2);
    for (const payment of data)
      expect(payment).toMatchObject({ invoice: company, document: { kind: 'invoice', number } });
    expect(new Set(data.map(({ document }: { document: { number: string } }) => document.number)).size).toBe(
      2,
    );
    const mails = (await billing.announced('payment-succeeded')).filter((fact) =>
      JSON.stringify(fact).includes(as.email),
    );
    expect(mails).toMatchObject([{ document: 'invoice' }, { document: 'invoice' }]);
  });

  it('updates consent and invoice data when the open checkout is reused', async () => {
    const as = await billing.aLandlord();
    const again = async (parts: object) => {
      const body = { planId: 'premium', interval: 'month', ...parts };
      const reply = await billing.send('POST', '/subscriptions', { as, body });
      return billing.payment(reply.body.data.paymentId);
    };
    const first = await again({ invoice: company });
    const agreed = await again({ consent: true });
    expect(agreed).toMatchObject({ _id: first._id, invoice: company, consentedAt: expect.any(Date) });
    const invoice = { type: 'person', name: 'Мария Иванова' };
    const named = await again({ consent: true, invoice });
    expect(named).toMatchObject({ _id: first._id, invoice, consentedAt: agreed.consentedAt });
    const customer = await customerOf(as);
    expect(customer).toMatchObject({ name: 'Мария Иванова', address: null, metadata: { userId: as.id } });
    expect(customer).toHaveProperty('invoice_settings.custom_fields', null);
    expect(customer).not.toHaveProperty('metadata.eik');
    expect([await again({}), await again({ invoice, consent: true })]).toEqual([named, named]);
  });

  it('refuses a second subscription while the first gives rights', async () => {
    const as = await billing.aSubscriber();
    expect(await billing.order(as, 'business')).toMatchObject({
      status: 409,
      body: { message: 'Вече имате активен абонамент. Можете да смените плана му.' },
    });
  });

  it('reuses the open checkout, and expires it for another plan', async () => {
    const as = await billing.aLandlord();
    const first = (await billing.order(as)).body.data;
    expect((await billing.order(as)).body.data).toEqual(first);
    const other = (await billing.order(as, 'business')).body.data;
    expect(other.paymentId).not.toBe(first.paymentId);
    expect(await statusesOf(first, other)).toEqual(['canceled', 'pending']);
    expect(await billing.pay(first.paymentId)).not.toMatchObject({ outcome: { kind: 'paid' } });
  });

  it('makes one purchase from twenty calls with one idempotency key, and refuses the key for another body', async () => {
    const as = await billing.aLandlord();
    const headers = { 'idempotency-key': 'k-1' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => billing.order(as, 'premium', 'month', headers)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.data.checkoutUrl)).size).toBe(1);
    expect(await paymentsOf(as)).toHaveLength(1);
    expect((await billing.order(as, 'business', 'month', headers)).status).toBe(409);
    expect(await paymentsOf(as)).toHaveLength(1);
  });

  it('makes one purchase from concurrent calls without a key', async () => {
    const as = await billing.aLandlord();
    await Promise.all(Array.from({ length: 5 }, () => billing.order(as)));
    expect(await paymentsOf(as)).toHaveLength(1);
  });

  it('stays open after a declined card, and is cancelled when the checkout expires', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await billing.order(as)).body.data;
    expect(await billing.pay(paymentId, '4000000000000002')).toMatchObject({ outcome: { kind: 'declined' } });
    await billing.settle();
    const { sessionId } = await billing.payment(paymentId);
    await billing.stripe.control(`/sessions/${sessionId}/expire`);
    await billing.settle();
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'canceled' });
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    expect((await billing.order(as)).status).toBe(201);
  });

  it.each(['given', 'reversed'])('keeps the older of two subscriptions paid at once (%s)', async (order) => {
    const as = await billing.aLandlord();
    const first = (await billing.order(as, 'premium')).body.data;
    // simulates an unknown first checkout when the second was opened
    await billing.payments.updateOne({ _id: first.paymentId }, { $set: { status: 'canceled' } });
    const second = (await billing.order(as, 'business')).body.data;
    await billing.pay(first.paymentId);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await billing.pay(second.paymentId);
    await billing.stripe.control('/deliveries/release', { order });
    await billing.work();
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ planId: 'premium' });
    expect(await statusesOf(first, second)).toEqual(['succeeded', 'refunded']);
    const all = await billing.subscriptions.find({ userId: as.id }).sort({ createdAt: 1 }).toArray();
    expect(all).toMatchObject([
      { planId: 'premium', status: 'active', endReason: null },
      { planId: 'business', status: 'canceled', endReason: 'duplicate' },
    ]);
    expect(await told('payment-refunded', as)).toHaveLength(1);
  });

  it('grants nothing for a wrong amount and refunds it', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await billing.order(as)).body.data;
    await billing.payments.updateOne({ _id: paymentId }, { $set: { amount: 2499 } });
    await billing.pay(paymentId);
    await billing.settle();
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await billing.status(as)).toMatchObject({ isPremium: false, planId: 'free' });
    expect(await billing.subscription(as.id)).toMatchObject({ endReason: 'mismatch', status: 'canceled' });
    for (const name of ['payment-succeeded', 'subscription-started'] as const)
      expect(await told(name, as)).toEqual([]);
  });
});
