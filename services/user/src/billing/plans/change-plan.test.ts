import type { Actor } from '@pokriv/contracts/actor';

import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';
import { makeCatalogue } from '../stripe/make-catalogue.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

const change = (as: Actor, planId: string, interval = 'month') =>
  billing.send('PUT', '/subscriptions/current', { as, body: { planId, interval } });
const renew = async (as: Actor, outcome = 'paid') => {
  const { _id } = await billing.subscription(as.id);
  await billing.stripe.control(`/subscriptions/${_id}/renew`, { outcome });
  await billing.settle();
};
/** The checkout's invoice first: a later invoice may share its second. */
const billsOf = (as: Actor) =>
  billing.payments.find({ userId: as.id }).sort({ sessionId: -1, createdAt: 1 }).toArray();
const told = async (name: Parameters<Billing['announced']>[0], as: Actor) =>
  (await billing.announced(name)).filter((fact) => JSON.stringify(fact).includes(as.email));

describe('PUT /subscriptions/current', () => {
  it('upgrades at once and invoices the rest of the period', async () => {
    const as = await billing.aSubscriber('premium');
    expect(await change(as, 'business')).toMatchObject({
      status: 200,
      body: { message: 'Планът е сменен.', data: { planId: 'business', nextPlanId: null, amount: 2499 } },
    });
    expect(await billing.status(as)).toMatchObject({ planId: 'business', listingLimit: 25 });
    await billing.settle();
    const bills = await billsOf(as);
    expect(bills.map(({ status, label }) => [status, label])).toEqual([
      ['succeeded', 'Премиум, месечно'],
      ['succeeded', 'Бизнес, месечно'],
    ]);
    expect(bills[1]?.amount).toBeGreaterThan(1400);
    expect(bills[1]?.amount).toBeLessThanOrEqual(1500);
    expect(await told('subscription-changed', as)).toHaveLength(1);
  });

  it('switches from monthly to yearly at once', async () => {
    const as = await billing.aSubscriber('premium');
    expect((await change(as, 'premium', 'year')).body.data).toMatchObject({ interval: 'year', amount: 9990 });
  });

  it('changes nothing when the card is declined', async () => {
    const as = await billing.aSubscriber('premium', 'month', '4000000000000341');
    expect(await change(as, 'business')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED', message: 'Банката отказа плащането. Опитайте с друга карта.' },
    });
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ planId: 'premium', listingLimit: 5 });
    expect(await billing.subscription(as.id)).toMatchObject({ planId: 'premium', amount: 999 });
  });

  it('downgrades at the end of the paid period', async () => {
    const as = await billing.aSubscriber('business');
    expect(await change(as, 'premium')).toMatchObject({
      status: 200,
      body: {
        message: 'Планът ще се смени в края на платения срок.',
        data: { planId: 'business', nextPlanId: 'premium' },
      },
    });
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ planId: 'business', listingLimit: 25 });
    expect((await change(as, 'premium')).status).toBe(409);
    await renew(as);
    expect(await billing.status(as)).toMatchObject({ planId: 'premium', listingLimit: 5 });
    expect((await billsOf(as)).map(({ amount }) => amount)).toEqual([2499, 999]);
    expect(await told('subscription-changed', as)).toHaveLength(1);
  });

  it('keeps a planned downgrade when an upgrade is declined meanwhile', async () => {
    const as = await billing.aSubscriber('business', 'month', '4000000000000341');
    await change(as, 'premium');
    expect((await change(as, 'business', 'year')).status).toBe(402);
    await billing.settle();
    expect(await billing.subscription(as.id)).toMatchObject({
      planId: 'business',
      nextPlanId: 'premium',
      amount: 2499,
      nextAmount: 999,
    });
    expect(await billing.status(as)).toMatchObject({ planId: 'business' });
  });

  it('cancels a planned downgrade', async () => {
    const as = await billing.aSubscriber('business');
    await change(as, 'premium');
    expect((await change(as, 'business')).body.data).toMatchObject({ planId: 'business', nextPlanId: null });
    await renew(as);
    expect(await billing.status(as)).toMatchObject({ planId: 'business' });
  });

  it.each([
    ['the present plan', ['premium', 'month'], ['premium', 'month'], 'Вече сте на този план.'],
    ['a month in the middle of a year', ['premium', 'year'], ['premium', 'month'], 'Годишен план се сменя'],
    [
      'less and longer at once',
      ['business', 'month'],
      ['premium', 'year'],
      'Първо преминете към него месечно',
    ],
  ])('refuses %s', async (_what, [planId, interval], [wanted = '', wantedInterval], message) => {
    const as = await billing.aSubscriber(planId, interval);
    expect(await change(as, wanted, wantedInterval)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(message) },
    });
  });

  it('answers 404 without a subscription', async () => {
    expect((await change(await billing.aLandlord(), 'premium')).status).toBe(404);
  });
});

describe('cancelling a subscription', () => {
  it('ends it with the paid period, unless it is resumed', async () => {
    const as = await billing.aSubscriber();
    const cancel = () => billing.send('DELETE', '/subscriptions/current', { as });
    expect((await cancel()).body.data).toMatchObject({ cancelAtPeriodEnd: true, nextPlanId: 'free' });
    expect((await cancel()).status).toBe(409);
    const resumed = await billing.send('POST', '/subscriptions/current/resume', { as });
    expect(resumed.body.data).toMatchObject({ cancelAtPeriodEnd: false, nextPlanId: null });
    await cancel();
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
    await renew(as);
    expect(await billing.status(as)).toMatchObject({ isPremium: false, planId: 'free', listingLimit: 1 });
    expect(await billing.subscription(as.id)).toMatchObject({
      status: 'canceled',
      endedAt: expect.any(Date),
    });
    expect((await billing.send('GET', '/subscriptions/current', { as })).body.data).toBeNull();
    expect(await told('subscription-cancelled', as)).toHaveLength(2);
    expect(await told('subscription-resumed', as)).toHaveLength(1);
    const pausedFrom = new Date(billing.clock.now.getTime() + 14 * 86_400_000).toISOString();
    expect(await told('subscription-ended', as)).toMatchObject([{ reason: 'cancelled', pausedFrom }]);
    expect((await billing.order(as, 'business')).status).toBe(201);
  });
});

describe('POST /subscriptions/portal', () => {
  it('opens the portal for a customer’s card and invoices', async () => {
    const as = await billing.aSubscriber();
    // idempotent
    await makeCatalogue(billing.deps.stripe);
    const { data } = await billing.deps.stripe.billingPortal.configurations.list();
    expect(data.map(({ features }) => features)).toEqual([
      expect.objectContaining({
        payment_method_update: expect.objectContaining({ enabled: true }),
        invoice_history: { enabled: true },
        subscription_cancel: expect.objectContaining({ enabled: false }),
        subscription_update: expect.objectContaining({ enabled: false }),
      }),
    ]);
    const reply = await billing.send('POST', '/subscriptions/portal', { as });
    expect(reply.body.data.url).toContain('/p/session/');
    const newLandlord = await billing.aLandlord();
    expect((await billing.send('POST', '/subscriptions/portal', { as: newLandlord })).status).toBe(409);
  });
});
