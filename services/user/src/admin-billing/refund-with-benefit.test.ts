import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { reconcile } from '../billing/reconcile.ts';
import { takeRefusal } from '../billing/promotions/follow-property.ts';
import { refundPayment } from '../billing/refunds/refund-payment.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../billing/start-billing.ts';
import { refundPayment as ask } from './refund-payment.ts';

const LATER_MS = 700_000;
const reason = 'Платено два пъти за същото';
const admin = anActor({ role: 'admin' });
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());
beforeEach(() => {
  billing.clock.now = new Date();
});

const refund = (id: string, endBenefit?: boolean, amount?: number) =>
  billing.send('POST', `/admin/payments/${id}/refund`, { as: admin, body: { reason, endBenefit, amount } });
const told = async (name: Parameters<Billing['announced']>[0], words: string) =>
  (await billing.announced(name)).filter((fact) => JSON.stringify(fact).includes(words));
const paymentOf = async ({ id }: Actor) => {
  const payment = await billing.payments.findOne({ userId: id });
  if (!payment) throw new Error('nothing was paid');
  return payment;
};

const settleAll = async () => {
  await billing.work();
  await billing.settle();
};

async function aPromotion(): Promise<Actor> {
  const as = await billing.aLandlord();
  const listing = { listingId: randomUUID(), title: 'Мансарда', status: 'active', version: 1 } as const;
  await billing.deps.billingListings.put({ ...listing, ownerId: as.id });
  const body = { kind: 'promotion', propertyId: listing.listingId, promotionType: 'super', days: 7 };
  await billing.pay((await billing.send('POST', '/payments', { as, body })).body.data.paymentId);
  await billing.settle();
  return as;
}

describe('a refund with endBenefit', () => {
  it('withdraws the promotion after the refund, not before', async () => {
    const as = await aPromotion();
    const { _id, promotion } = await paymentOf(as);
    expect((await refund(_id, true)).status).toBe(200);
    expect(await told('promotion-withdrawn', _id)).toEqual([]);
    await settleAll();
    expect(await billing.payment(_id)).toMatchObject({ status: 'refunded', refundReason: reason });
    expect(await told('promotion-withdrawn', _id)).toEqual(await told('promotion-granted', _id));
    expect(await told('promotion-withdrawn', _id)).toMatchObject([{ promotionId: promotion?.id }]);
    const [mail] = await told('payment-refunded', as.email);
    expect(mail).toMatchObject({ reason, ended: 'promotion' });
    for (const part of ['paid', 'upcoming']) expect(mail).not.toHaveProperty(part);
    expect(await told('admin-acted', _id)).toMatchObject([
      { action: 'refundPayment', after: { status: 'refunded', ends: 'Промотирането' } },
    ]);
  });

  it('tells after which promotion a withdrawn one would have started', async () => {
    const as = await aPromotion();
    const { _id } = await paymentOf(as);
    const startsAfter = new Date('2027-03-01T08:00:00Z');
    const waiting = { 'promotion.status': 'scheduled', 'promotion.startsAfter': startsAfter } as const;
    await billing.payments.updateOne({ _id }, { $set: waiting });
    await refund(_id, true);
    await settleAll();
    expect(await told('payment-refunded', as.email)).toMatchObject([
      { ended: 'promotion', upcoming: { after: startsAfter.toISOString() } },
    ]);
  });

  it('does not change a finished promotion', async () => {
    const as = await aPromotion();
    const { _id } = await paymentOf(as);
    await billing.payments.updateOne({ _id }, { $set: { 'promotion.status': 'expired' } });
    await refund(_id, true);
    await settleAll();
    expect(await told('promotion-withdrawn', _id)).toEqual([]);
    expect(await told('payment-refunded', as.email)).toMatchObject([{ ended: null }]);
  });

  it('ends the plan at Stripe and its rights', async () => {
    const as = await billing.aSubscriber('business');
    const { _id } = await paymentOf(as);
    await refund(_id, true);
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
    await settleAll();
    expect(await billing.status(as)).toMatchObject({ isPremium: false, planId: 'free' });
    const subscription = await billing.subscription(as.id);
    expect(subscription).toMatchObject({ status: 'canceled', endReason: 'refunded' });
    const { status } = await billing.deps.stripe.subscriptions.retrieve(subscription._id);
    expect(status).toBe('canceled');
    expect(await told('subscription-ended', as.email)).toMatchObject([{ reason: 'refunded' }]);
    expect(await told('payment-refunded', as.email)).toMatchObject([{ ended: 'subscription' }]);
    expect((await told('account-changed', as.email)).at(-1)).toMatchObject({ plan: 'free', listingLimit: 1 });
  });

  it('allows a new subscription', async () => {
    const as = await billing.aSubscriber();
    await refund((await paymentOf(as))._id, true);
    await settleAll();
    const { body } = await billing.order(as);
    await billing.pay(body.data.paymentId);
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ isPremium: true, planId: 'premium' });
    expect(await billing.payment(body.data.paymentId)).toMatchObject({ status: 'succeeded' });
  });

  it.each([undefined, false])('ends nothing with endBenefit %p', async (endBenefit) => {
    const [payer, subscriber] = [await aPromotion(), await billing.aSubscriber()];
    for (const as of [payer, subscriber]) await refund((await paymentOf(as))._id, endBenefit);
    await settleAll();
    const payments = [await paymentOf(payer), await paymentOf(subscriber)];
    expect(payments.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(await told('promotion-withdrawn', payments[0]?._id ?? '')).toEqual([]);
    expect(await billing.status(subscriber)).toMatchObject({ isPremium: true, planId: 'premium' });
    expect(await told('subscription-ended', subscriber.email)).toEqual([]);
    expect(await told('payment-refunded', payer.email)).toMatchObject([{ ended: null }]);
  });

  it('ends the plan when the requested refund is made in Stripe’s dashboard', async () => {
    const as = await billing.aSubscriber();
    const { _id, intentId = '' } = await paymentOf(as);
    await refund(_id, true);
    await billing.deps.stripe.refunds.create({ payment_intent: intentId });
    await settleAll();
    expect(await billing.payment(_id)).toMatchObject({ status: 'refunded', refundReason: reason });
    expect(await billing.subscription(as.id)).toMatchObject({ endReason: 'refunded' });
  });
});

describe('a partial refund', () => {
  it('keeps the payment paid until the rest is refunded, with a mail for each part', async () => {
    const as = await aPromotion();
    const { _id, amount } = await paymentOf(as);
    expect((await refund(_id, false, 300)).status).toBe(200);
    await settleAll();
    expect(await billing.payment(_id)).toMatchObject({
      status: 'succeeded',
      refundReason: null,
      refunds: [{ amount: 300, reason }],
    });
    expect(await told('promotion-withdrawn', _id)).toEqual([]);
    expect(await refund(_id, false, amount - 299)).toMatchObject({
      status: 400,
      body: { errors: [{ param: 'amount' }] },
    });
    expect((await refund(_id, true)).status).toBe(200);
    await settleAll();
    expect(await billing.payment(_id)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 300 }, { amount: amount - 300 }],
    });
    expect(await told('payment-refunded', as.email)).toMatchObject([
      { amount: 300, paid: amount, ended: null },
      { amount: amount - 300, paid: amount, ended: 'promotion' },
    ]);
  });
});

describe('a refund of a promotion that never starts', () => {
  it('follows a partial refund that is still on its way', async () => {
    const as = await aPromotion();
    const { _id, amount, promotion } = await paymentOf(as);
    await ask(billing.deps, _id, { reason, endBenefit: false, amount: 300 });
    const { id: promotionId = '', propertyId = '' } = promotion ?? {};
    const refusal = {
      promotionId,
      propertyId,
      userId: as.id,
      source: 'paid',
      paymentId: _id,
      why: 'listing_rejected',
    } as const;
    for (const _time of [1, 2])
      await takeRefusal(billing.deps, refusal, (change) => billing.deps.inTransaction(change));
    await settleAll();
    await settleAll();
    expect(await billing.payment(_id)).toMatchObject({
      status: 'refunded',
      refunds: [
        { amount: 300, reason },
        { amount: amount - 300, reason: 'Обявата беше върната за корекции.' },
      ],
    });
  });
});

describe('a refund after a crash', () => {
  const asked = (id: string, deps: Billing['deps']) => ask(deps, id, { reason, endBenefit: true });

  it('is requested with its audit entry, or not at all', async () => {
    const as = await billing.aSubscriber();
    const { _id } = await paymentOf(as);
    for (const moment of ['before', 'after'] as const)
      for (let at = 1; ; at += 1) {
        const { state, parts } = crashAt(billing.deps, at, moment);
        await asked(_id, parts).catch(() => undefined);
        if (!state.isDead) break;
        const { refundRequestedAt, endBenefit } = await billing.payment(_id);
        expect(endBenefit === true).toBe(refundRequestedAt !== null);
        await billing.payments.updateOne(
          { _id },
          { $set: { refundRequestedAt: null, refundReason: null }, $unset: { endBenefit: '' } },
        );
      }
  }, 60_000);

  const refundDying = async (as: Actor, at: number) => {
    const { _id } = await paymentOf(as);
    await asked(_id, billing.deps);
    const { state, parts } = crashAt(billing.deps, at, 'after');
    await refundPayment(parts, { paymentId: _id }).catch(() => undefined);
    return state;
  };

  it('ends the plan once, after a crash at any call', async () => {
    const people: Actor[] = [];
    for (let isDead = true; isDead;) {
      const as = await billing.aSubscriber();
      people.push(as);
      ({ isDead } = await refundDying(as, people.length));
    }
    expect(people.length).toBeGreaterThan(5);
    billing.clock.now = new Date(Date.now() + LATER_MS);
    await reconcile(billing.deps);
    await settleAll();
    for (const as of people) {
      expect((await paymentOf(as)).status).toBe('refunded');
      expect(await billing.subscription(as.id)).toMatchObject({ status: 'canceled', endReason: 'refunded' });
      expect(await told('subscription-ended', as.email)).toHaveLength(1);
      expect(await told('payment-refunded', as.email)).toHaveLength(1);
    }
  }, 240_000);
});
