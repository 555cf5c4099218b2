import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

it('an erasure ends the plan of the person, and late webhooks restore nothing', async () => {
  const { id: userId } = await billing.aSubscriber('business', 'year');
  const { stripe, customers, erasures, forgetPayer, inTransaction } = billing.deps;
  const [{ _id: subscriptionId }, customer] = [
    await billing.subscription(userId),
    await customers.byId(userId),
  ];
  await billing.accounts.updateOne({ _id: userId }, { $set: { isErasing: true } });
  await inTransaction((unit) => erasures.begin({ userId, why: 'asked', at: new Date() }, unit));
  await forgetPayer(userId);
  await forgetPayer(userId);

  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
  expect(await stripe.customers.retrieve(customer?.customerId ?? '')).toMatchObject({ deleted: true });
  await billing.settle();
  for (const name of ['payments', 'subscriptions', 'billing_customers', 'stripe_events']) {
    const left = await billing.connection.collection(name).find().toArray();
    expect(JSON.stringify(left)).not.toContain(userId);
  }
  expect(await billing.payments.find().toArray()).toMatchObject([{ amount: 24_990, status: 'succeeded' }]);
});

it('a refund after an erasure is noted, and brings nothing of the person back', async () => {
  const { id: userId } = await billing.aSubscriber('business', 'year');
  const { stripe, erasures, forgetPayer, inTransaction } = billing.deps;
  const [paid] = await billing.payments.find({ userId }).toArray();
  expect(paid?.receiptUrl).toMatch(/^http/u);
  await billing.accounts.updateOne({ _id: userId }, { $set: { isErasing: true } });
  await inTransaction((unit) => erasures.begin({ userId, why: 'asked', at: new Date() }, unit));
  await forgetPayer(userId);
  await billing.settle();

  await stripe.refunds.create({ payment_intent: paid?.intentId ?? '' });
  await billing.settle();
  const left = await billing.payments.findOne({ _id: paid?._id });
  expect(left).toMatchObject({ status: 'refunded', userId: 'erased', receiptUrl: null });
  expect(left).not.toHaveProperty('subscriptionId');
  expect(await billing.connection.collection('subscriptions').countDocuments()).toBe(0);
});

describe('checkouts of an erased person', () => {
  const leave = async (userId: string): Promise<void> => {
    const { erasures, inTransaction } = billing.deps;
    await billing.accounts.updateOne({ _id: userId }, { $set: { isErasing: true } });
    await inTransaction((unit) => erasures.begin({ userId, why: 'asked', at: new Date() }, unit));
  };
  const sessionOf = async (paymentId: string) => (await billing.payment(paymentId)).sessionId ?? '';

  it('are expired', async () => {
    const as = await billing.aLandlord();
    const sessionId = await sessionOf((await billing.order(as)).body.data.paymentId);
    await leave(as.id);
    await billing.deps.forgetPayer(as.id);
    expect(await billing.deps.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      status: 'expired',
    });
  });

  it('are refunded when paid after the account closed', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await billing.order(as)).body.data;
    const sessionId = await sessionOf(paymentId);
    await leave(as.id);
    await billing.pay(paymentId);
    await billing.settle();
    await billing.deps.forgetPayer(as.id);
    await billing.deps.forgetPayer(as.id);
    const { stripe } = billing.deps;
    const { invoice } = await stripe.checkout.sessions.retrieve(sessionId);
    const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) });
    const refunds = await stripe.refunds.list({
      payment_intent: String(data[0]?.payment.payment_intent),
    });
    expect(refunds.data).toMatchObject([{ amount: 999 }]);
    expect(await billing.payments.countDocuments({ userId: as.id })).toBe(0);
  });
});
