import { startBilling, type Billing } from '@pokriv/user-service/billing/start-billing';
import { anActor } from '@pokriv/service-kit/testing';

import { demoAccounts } from '../data/people/people.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeSubscription } from './write-subscription.ts';

describe('demo agency’s subscription', () => {
  let billing: Billing;
  const { agency } = demoAccounts;
  const as = anActor({ id: agency.id, email: agency.email });
  const now = new Date();

  beforeAll(async () => {
    billing = await startBilling();
    await writeAccounts(billing.connection, { people: [agency], used: new Map(), announced: false, now });
  });
  afterAll(() => billing.stop());

  it('is created once with a paid invoice, however often the seed runs', async () => {
    await writeSubscription(billing.connection, billing.stripe.settings, now);
    await billing.settle();
    await writeSubscription(billing.connection, billing.stripe.settings, now);
    await billing.settle();
    expect(await billing.subscriptions.countDocuments()).toBe(1);
    expect(await billing.subscription(agency.id)).toMatchObject({
      planId: 'business',
      interval: 'month',
      status: 'active',
      cancelAtPeriodEnd: false,
    });
    const { data } = (await billing.send('GET', '/payments', { as })).body;
    expect(data).toMatchObject([
      { label: 'Бизнес, месечно', amount: 2499, status: 'succeeded', invoice: { type: 'company' } },
    ]);
    expect(await billing.status(as)).toMatchObject({
      planId: 'business',
      isPremium: true,
      premiumExpiresAt: (await billing.subscription(agency.id)).currentPeriodEnd.toISOString(),
    });
  });

  it('can be cancelled, changed and viewed at the provider', async () => {
    const asked = (method: string, path: string, body?: object) =>
      billing.send(method, `/subscriptions/${path}`, { as, ...(body && { body }) });
    expect((await asked('DELETE', 'current')).body.data).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await asked('POST', 'current/resume')).body.data).toMatchObject({ cancelAtPeriodEnd: false });
    const yearly = await asked('PUT', 'current', { planId: 'business', interval: 'year' });
    expect(yearly.body.data).toMatchObject({ interval: 'year', amount: 24_990 });
    expect((await asked('POST', 'portal')).body.data.url).toContain('http');
  });

  it('is not created with a live key', async () => {
    const settings = { ...billing.stripe.settings, secretKey: 'sk_live_1', apiUrl: 'http://127.0.0.1:1' };
    await expect(writeSubscription(billing.connection, settings, now)).resolves.toBeUndefined();
  });
});
