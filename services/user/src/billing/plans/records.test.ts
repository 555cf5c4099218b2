import { randomUUID } from 'node:crypto';

import { userInbox } from '../../inbox.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

const invoice = {
  type: 'company',
  name: 'Домове ЕООД',
  eik: '131071587',
  vat: 'BG131071587',
  mol: 'Иван Иванов',
  address: 'София, ул. Раковска 1',
};
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

/** Compares whole objects with decisions §8: a missing or an unlisted field fails. */
describe('the API after buying a plan', () => {
  it('shows the subscription, the payment and the plan’s rights', async () => {
    const as = await billing.aLandlord();
    const body = { planId: 'business', interval: 'year', consent: true, invoice };
    const { paymentId } = (await billing.send('POST', '/subscriptions', { as, body })).body.data;
    await billing.pay(paymentId);
    await billing.settle();
    await billing.deps.inTransaction((unit) =>
      billing.deps.accounts.recordSlots(as.id, { used: 4, version: 1 }, unit),
    );
    const read = async (path: string) => (await billing.send('GET', path, { as })).body.data;

    const subscription = await read('/subscriptions/current');
    const kept = await billing.subscription(as.id);
    expect(subscription).toEqual({
      id: kept._id,
      userId: as.id,
      planId: 'business',
      interval: 'year',
      status: 'active',
      currentPeriodStart: kept.currentPeriodStart.toISOString(),
      currentPeriodEnd: kept.currentPeriodEnd.toISOString(),
      cancelAtPeriodEnd: false,
      nextPlanId: null,
      graceEndsAt: null,
      amount: 24_990,
      nextAmount: null,
      createdAt: aMoment,
      endedAt: null,
    });
    const days =
      (Date.parse(subscription.currentPeriodEnd) - Date.parse(subscription.currentPeriodStart)) / 86_400_000;
    expect([365, 366]).toContain(Math.round(days));

    const payment = await billing.payment(paymentId);
    expect(await read(`/payments/${paymentId}`)).toEqual({
      id: paymentId,
      userId: as.id,
      kind: 'subscription',
      label: 'Бизнес, годишно',
      amount: 24_990,
      currency: 'EUR',
      amountBgn: 48_876,
      status: 'succeeded',
      receiptUrl: expect.stringMatching(/^http/u),
      document: { kind: 'invoice', number: expect.stringMatching(/^POKRIV-/u) },
      invoice,
      failureReason: null,
      failure: null,
      checkoutUrl: null,
      promotion: null,
      subscription: { planId: 'business', interval: 'year' },
      subscriptionId: kept._id,
      refundReason: null,
      refundedAmount: 0,
      refunds: [],
      createdAt: payment.createdAt.toISOString(),
      paidAt: payment.paidAt?.toISOString(),
      refundedAt: null,
    });

    const ids = async (query: string) =>
      ((await read(`/payments?${query}`)) as { id: string }[]).map(({ id }) => id);
    expect(await ids('status=succeeded&kind=subscription')).toEqual([paymentId]);
    for (const other of ['status=pending', 'kind=promotion', 'page=2']) expect(await ids(other)).toEqual([]);

    expect(await billing.status(as)).toEqual({
      isPremium: true,
      planId: 'business',
      premiumExpiresAt: subscription.currentPeriodEnd,
      listingLimit: 25,
      activeListings: 4,
      remainingListings: 21,
      promotionCredits: { total: 3, left: 3, renewsAt: aMoment },
    });
  });
});

it('the allowance without a plan is one listing, less the used ones', async () => {
  const as = await billing.aLandlord();
  expect(await billing.status(as)).toEqual({
    isPremium: false,
    planId: 'free',
    premiumExpiresAt: null,
    listingLimit: 1,
    activeListings: 0,
    remainingListings: 1,
    promotionCredits: { total: 0, left: 0, renewsAt: null },
  });
});

it('the record of a bought promotion shows consent and invoice data', async () => {
  const as = await billing.aLandlord();
  const propertyId = randomUUID();
  const fact = {
    listingId: propertyId,
    title: 'Студио',
    ownerId: as.id,
    status: 'active',
    version: 1,
  } as const;
  await userInbox(billing.deps)['listing-changed'](fact, {
    eventId: randomUUID(),
    once: (change) => billing.deps.inTransaction(change),
  });
  const order = { kind: 'promotion', propertyId, promotionType: 'super', days: 7 };
  const buy = async (parts: object) => {
    const { body } = await billing.send('POST', '/payments', { as, body: { ...order, ...parts } });
    return billing.payment(body.data.paymentId);
  };
  expect(await buy({ consent: true, invoice })).toMatchObject({ invoice, consentedAt: expect.any(Date) });
  expect((await buy({ days: 14 })).consentedAt).toBeNull();
});
