import { startBilling, STARTS_WITHIN_MS, type Billing } from '../../testing/start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

it('ends the plan of somebody who is erased, and what the provider tells of it brings nothing back', async () => {
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
