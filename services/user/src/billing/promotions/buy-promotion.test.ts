import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';

import { userInbox } from '../../inbox.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

const hear = async <Name extends 'listing-changed' | 'promotion-refused' | 'promotion-changed'>(
  name: Name,
  fact: JobData<Name>,
): Promise<void> => {
  const once: JobContext['once'] = (change) => billing.deps.inTransaction(change);
  const handler = userInbox(billing.deps)[name] as (data: unknown, context: JobContext) => Promise<void>;
  await handler(fact, { eventId: randomUUID(), once });
};
async function aListing(owner: Actor, status: JobData<'listing-changed'>['status'] = 'active') {
  const listingId = randomUUID();
  await hear('listing-changed', {
    listingId,
    title: 'Тристаен в Лозенец',
    ownerId: owner.id,
    status,
    version: 2,
  });
  return listingId;
}
const buy = (as: Actor, propertyId: string, parts: object = {}, headers: Record<string, string> = {}) =>
  billing.send('POST', '/payments', {
    as,
    body: { kind: 'promotion', propertyId, promotionType: 'regular', days: 7, ...parts },
    headers,
  });
const grantedFor = async (propertyId: string) =>
  ((await billing.announced('promotion-granted')) as JobData<'promotion-granted'>[]).filter(
    (fact) => fact.propertyId === propertyId,
  );
const creditsLeft = async (as: Actor): Promise<number> => (await billing.status(as)).promotionCredits.left;

describe('POST /payments', () => {
  it('sells a promotion and grants it when paid', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { status, body } = await buy(as, propertyId, { promotionType: 'super', days: 14, startsAt });
    expect(status).toBe(201);
    const { paymentId, promotionId } = body.data;
    expect(body.data.checkoutUrl).toContain('/c/pay/');
    expect(await grantedFor(propertyId)).toEqual([]);
    await billing.pay(paymentId);
    await billing.settle();
    expect(await grantedFor(propertyId)).toEqual([
      {
        promotionId,
        propertyId,
        userId: as.id,
        type: 'super',
        days: 14,
        startsAt,
        source: 'paid',
        paymentId,
      },
    ]);
    await hear('promotion-changed', { promotionId, status: 'scheduled', startsAt, endsAt: null, version: 3 });
    await hear('promotion-changed', { promotionId, status: 'active', startsAt, endsAt: null, version: 2 });
    const own = (await billing.send('GET', `/payments?kind=promotion`, { as })).body;
    expect(own.data).toMatchObject([
      {
        id: paymentId,
        label: 'Силно препоръчана за 14 дни',
        amount: 1799,
        amountBgn: 3519,
        status: 'succeeded',
        promotion: { title: 'Тристаен в Лозенец', status: 'scheduled', startsAt },
      },
    ]);
    expect(own.pagination.total).toBe(1);
  });

  it('sells promotions only for the person’s own active or pending listings', async () => {
    const as = await billing.aLandlord();
    const other = await billing.aLandlord();
    expect((await buy(as, 'nothing')).status).toBe(404);
    expect((await buy(as, await aListing(other))).status).toBe(403);
    expect((await buy(as, await aListing(as, 'draft'))).status).toBe(409);
    expect((await buy(as, await aListing(as, 'pending'))).status).toBe(201);
  });

  it('makes one payment from twenty calls with one idempotency key', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const headers = { 'idempotency-key': 'p-1' };
    const replies = await Promise.all(Array.from({ length: 20 }, () => buy(as, propertyId, {}, headers)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await billing.payments.countDocuments({ userId: as.id })).toBe(1);
    expect((await buy(as, propertyId, { days: 14 }, headers)).status).toBe(409);
  });

  it('reuses the open checkout of the same promotion', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const first = (await buy(as, propertyId)).body.data;
    const again = await buy(as, propertyId, { consent: true });
    expect([again.status, again.body.data]).toEqual([201, first]);
    expect(await billing.payments.countDocuments({ userId: as.id })).toBe(1);
    expect(await billing.payment(first.paymentId)).toMatchObject({ consentedAt: expect.any(Date) });
    await billing.pay(first.paymentId);
    await billing.settle();
    expect(await grantedFor(propertyId)).toHaveLength(1);
  });

  it('expires the open checkout of another promotion of the listing', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const left = (await buy(as, propertyId)).body.data.paymentId;
    const chosen = (await buy(as, propertyId, { promotionType: 'super' })).body.data.paymentId;
    expect(await billing.payment(left)).toMatchObject({ status: 'canceled', checkoutUrl: null });
    const { sessionId = '' } = await billing.payment(left);
    expect((await billing.deps.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    await billing.pay(chosen);
    await billing.settle();
    expect(await grantedFor(propertyId)).toMatchObject([{ type: 'super' }]);
  });

  it('leaves checkouts of other listings open', async () => {
    const as = await billing.aLandlord();
    const one = (await buy(as, await aListing(as))).body.data.paymentId;
    const other = (await buy(as, await aListing(as))).body.data.paymentId;
    expect([(await billing.payment(one)).status, (await billing.payment(other)).status]).toEqual([
      'pending',
      'pending',
    ]);
  });

  it('opens one checkout for concurrent calls', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy(as, propertyId)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.data.checkoutUrl)).size).toBe(1);
    expect(await billing.payments.countDocuments({ userId: as.id })).toBe(1);
  });

  it('leaves one payable checkout after concurrent calls for different promotions', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const wishes = ['regular', 'super'].flatMap((promotionType) =>
      [7, 14].map((days) => ({ promotionType, days, useCredit: false })),
    );
    await Promise.all(wishes.map((parts) => buy(as, propertyId, parts)));
    const stored = await billing.payments.find({ userId: as.id, status: 'pending' }).toArray();
    expect(stored).toHaveLength(1);
    const sessions = await billing.payments.find({ userId: as.id, sessionId: { $exists: true } }).toArray();
    const states = await Promise.all(
      sessions.map(({ sessionId = '' }) => billing.deps.stripe.checkout.sessions.retrieve(sessionId)),
    );
    expect(states.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('sells the same promotion again after payment, even before the webhook arrives', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const first = (await buy(as, propertyId)).body.data;
    await billing.pay(first.paymentId);
    const second = (await buy(as, propertyId)).body.data;
    expect(second.paymentId).not.toBe(first.paymentId);
    expect(await billing.payment(first.paymentId)).toMatchObject({ status: 'succeeded' });
    await billing.settle();
    expect(await grantedFor(propertyId)).toMatchObject([{ paymentId: first.paymentId }]);
  });

  it('shows why a card was declined and accepts another one', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await buy(as, await aListing(as))).body.data;
    await billing.pay(paymentId, '4000000000009995');
    await billing.settle();
    expect((await billing.send('GET', `/payments/${paymentId}`, { as })).body.data).toMatchObject({
      status: 'failed',
      failure: 'insufficient_funds',
      failureReason: 'По картата няма достатъчна наличност.',
      checkoutUrl: expect.any(String),
    });
    await billing.pay(paymentId);
    await billing.settle();
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'succeeded', failure: null });
  });

  it('grants nothing for a wrong amount and refunds it', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const { paymentId } = (await buy(as, propertyId)).body.data;
    await billing.payments.updateOne({ _id: paymentId }, { $set: { amount: 1 } });
    await billing.pay(paymentId);
    await billing.settle();
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await grantedFor(propertyId)).toEqual([]);
  });

  it('refunds once when the promotion never starts', async () => {
    const as = await billing.aLandlord();
    const propertyId = await aListing(as);
    const { paymentId, promotionId } = (await buy(as, propertyId)).body.data;
    await billing.pay(paymentId);
    await billing.settle();
    const refusal = {
      promotionId,
      propertyId,
      userId: as.id,
      source: 'paid',
      paymentId,
      why: 'listing_rejected',
    } as const;
    for (const _time of [1, 2, 3]) await hear('promotion-refused', refusal);
    await billing.settle();
    await hear('promotion-refused', refusal);
    await billing.settle();
    expect(await billing.payment(paymentId)).toMatchObject({
      status: 'refunded',
      refundReason: 'Обявата беше върната за корекции.',
      refundedAt: expect.any(Date),
    });
    const refunds = (await billing.stripe.read('/requests')) as { operation: string; params: unknown }[];
    const ours = refunds.filter(
      ({ operation, params }) => operation === 'PostRefunds' && JSON.stringify(params).includes(paymentId),
    );
    expect(ours).toHaveLength(1);
  });
});

describe('a promotion credit of the plan', () => {
  it('is used first, charges nothing, and is returned when the promotion never starts', async () => {
    const as = await billing.aSubscriber('premium');
    const propertyId = await aListing(as);
    const { body } = await buy(as, propertyId);
    expect(body).toMatchObject({
      message: 'Използвахте промоция от плана си.',
      data: { checkoutUrl: null, paymentId: null, promotionId: expect.any(String) },
    });
    expect(await grantedFor(propertyId)).toMatchObject([{ source: 'plan_credit', paymentId: null }]);
    expect(await creditsLeft(as)).toBe(0);
    const { promotionId } = body.data;
    const refusal = {
      promotionId,
      propertyId,
      userId: as.id,
      source: 'plan_credit',
      paymentId: null,
    } as const;
    for (const _time of [1, 2]) await hear('promotion-refused', { ...refusal, why: 'listing_closed' });
    expect(await creditsLeft(as)).toBe(1);
  });

  it('is returned only to the month it was taken from', async () => {
    const as = await billing.aSubscriber('premium');
    const propertyId = await aListing(as);
    const { promotionId } = (await buy(as, propertyId)).body.data;
    const { _id } = await billing.subscription(as.id);
    await billing.stripe.control(`/subscriptions/${_id}/renew`, { outcome: 'paid' });
    await billing.settle();
    const { userId } = await billing.subscription(as.id);
    const refusal = { promotionId, propertyId, userId, source: 'plan_credit', paymentId: null } as const;
    for (const _time of [1, 2]) await hear('promotion-refused', { ...refusal, why: 'listing_rejected' });
    expect((await billing.status(as)).promotionCredits).toMatchObject({ total: 1, left: 1 });
    expect((await buy(as, propertyId)).body.data.paymentId).toBeNull();
    expect((await buy(as, propertyId)).body.data.paymentId).not.toBeNull();
    expect((await billing.status(as)).promotionCredits).toMatchObject({ left: 0 });
  });

  it('is spent once by concurrent calls, and not at all with useCredit false', async () => {
    const as = await billing.aSubscriber('premium');
    const propertyId = await aListing(as);
    expect((await buy(as, propertyId, { useCredit: false })).body.data.paymentId).not.toBeNull();
    expect((await buy(as, propertyId, { days: 14 })).body.data.paymentId).not.toBeNull();
    const replies = await Promise.all(Array.from({ length: 5 }, () => buy(as, propertyId)));
    expect(replies.filter(({ body }) => body.data.paymentId === null)).toHaveLength(1);
    expect(await creditsLeft(as)).toBe(0);
  });

  it('gives the same answer for the same idempotency key', async () => {
    const as = await billing.aSubscriber('business');
    const propertyId = await aListing(as);
    const headers = { 'idempotency-key': 'c-1' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => buy(as, propertyId, {}, headers)));
    expect(new Set(replies.map(({ body }) => body.data.promotionId)).size).toBe(1);
    expect(await creditsLeft(as)).toBe(2);
  });
});

describe('own payments', () => {
  it('can be cancelled before they are paid, not after', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await buy(as, await aListing(as))).body.data;
    const cancel = () => billing.send('POST', `/payments/${paymentId}/cancel`, { as });
    const other = await billing.aLandlord();
    expect((await billing.send('POST', `/payments/${paymentId}/cancel`, { as: other })).status).toBe(403);
    expect((await cancel()).body.data).toMatchObject({ status: 'canceled', checkoutUrl: null });
    expect((await cancel()).status).toBe(409);
    const paid = (await buy(as, await aListing(as))).body.data.paymentId;
    await billing.pay(paid);
    // the webhook has not arrived yet
    expect((await billing.send('POST', `/payments/${paid}/cancel`, { as })).status).toBe(409);
    expect(await billing.payment(paid)).toMatchObject({ status: 'succeeded' });
  });

  it('are found by checkout session, and only by their payer', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await buy(as, await aListing(as))).body.data;
    const { sessionId } = await billing.payment(paymentId);
    const found = async (who: Actor) =>
      (await billing.send('GET', `/payments?sessionId=${sessionId}`, { as: who })).body.data.length;
    const other = await billing.aLandlord();
    expect([await found(as), await found(other)]).toEqual([1, 0]);
    const read = async (who: Actor) =>
      (await billing.send('GET', `/payments/${paymentId}`, { as: who })).status;
    expect([await read(as), await read(other), await read({ ...other, role: 'admin' })]).toEqual([
      200, 403, 200,
    ]);
    expect((await billing.send('GET', '/payments/none', { as })).status).toBe(404);
  });
});
