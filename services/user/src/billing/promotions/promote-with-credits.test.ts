import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import type { CreditPromotion } from '@pokriv/contracts/billing/billing';
import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { crashAt } from '@pokriv/service-kit/crash-at';

import { userInbox } from '../../inbox.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';
import { promoteWithCredits } from './promote-with-credits.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

async function aListing(owner: Actor, status: JobData<'listing-changed'>['status'] = 'active') {
  const listingId = randomUUID();
  const fact = { listingId, title: 'Тристаен в Лозенец', ownerId: owner.id, status, version: 2 };
  await billing.deps.billingListings.put(fact);
  return listingId;
}
const listingsOf = (owner: Actor, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => aListing(owner)));
const promote = (as: Actor, ids: readonly string[], headers: Record<string, string> = {}) =>
  billing.send('POST', '/payments/credits', { as, body: { ids }, headers });
const buy = (as: Actor, propertyId: string) =>
  billing.send('POST', '/payments', {
    as,
    body: { kind: 'promotion', propertyId, promotionType: 'regular', days: 7, useCredit: false },
  });
const grantsOf = async (as: Actor) =>
  ((await billing.announced('promotion-granted')) as JobData<'promotion-granted'>[]).filter(
    ({ userId }) => userId === as.id,
  );
const creditsLeft = async (as: Actor): Promise<number> => (await billing.status(as)).promotionCredits.left;
const promotedIds = (data: readonly CreditPromotion[]) =>
  data.flatMap(({ id, promotionId }) => (promotionId === undefined ? [] : [id]));

const once: JobContext['once'] = (change) => billing.deps.inTransaction(change);
const tell = (fact: JobData<'promotion-changed'>) =>
  userInbox(billing.deps)['promotion-changed'](fact, { eventId: randomUUID(), once });
const ended = (promotionId: string) =>
  ({ promotionId, status: 'expired', startsAt: null, endsAt: null, version: 3 }) as const;

const ALREADY = 'Обявата вече се промотира.';
const GONE = 'Включените промоции за този месец свършиха. Нищо не е платено.';

describe('POST /payments/credits', () => {
  it('promotes listings with credits of the plan and returns the remaining credits', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 2);
    const { status, body } = await promote(as, ids);
    expect(status).toBe(200);
    expect(body.credits).toMatchObject({ total: 3, left: 1, renewsAt: expect.any(String) });
    expect(promotedIds(body.data)).toEqual(ids);
    expect(await grantsOf(as)).toMatchObject(
      ids.map((propertyId) => ({
        propertyId,
        type: 'regular',
        days: 7,
        source: 'plan_credit',
        paymentId: null,
      })),
    );
  });

  it('refuses the listings that no credit is left for, without a payment', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 5);
    const { body } = await promote(as, ids);
    expect(promotedIds(body.data)).toEqual(ids.slice(0, 3));
    expect(body.data.slice(3)).toEqual(ids.slice(3).map((id) => ({ id, message: GONE })));
    expect(body.credits.left).toBe(0);
    expect(await billing.payments.countDocuments({ userId: as.id, kind: 'promotion' })).toBe(0);
  });

  it('names why each other listing is refused and promotes the rest', async () => {
    const as = await billing.aSubscriber('business');
    const other = await billing.aLandlord();
    const [own = ''] = await listingsOf(as, 1);
    const ids = ['nothing', await aListing(other), await aListing(as, 'draft'), own, own];
    const { body } = await promote(as, ids);
    expect(body.data.map(({ message }: CreditPromotion) => message)).toEqual([
      'Обявата не е намерена.',
      'Можете да промотирате само свои обяви.',
      'Промотират се само активни обяви и обяви, които чакат одобрение.',
      undefined,
    ]);
    expect(await creditsLeft(as)).toBe(2);
  });

  it('refuses a plan without credits', async () => {
    const as = await billing.aLandlord();
    const ids = await listingsOf(as, 1);
    const { body } = await promote(as, ids);
    expect(body).toMatchObject({
      data: [{ id: ids[0], message: 'Сега нямате включени промоции.' }],
      credits: { total: 0, left: 0, renewsAt: null },
    });
  });

  it('never spends more credits than the plan has under concurrent calls', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 8);
    const replies = await Promise.all(ids.map((id) => promote(as, [id])));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const data = replies.flatMap(({ body }) => body.data as CreditPromotion[]);
    expect(promotedIds(data)).toHaveLength(3);
    expect(data.filter(({ message }) => message === GONE)).toHaveLength(5);
    expect(await grantsOf(as)).toHaveLength(3);
    expect(await creditsLeft(as)).toBe(0);
  });

  it('promotes a listing once under concurrent calls', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 1);
    const replies = await Promise.all(Array.from({ length: 6 }, () => promote(as, ids)));
    const data = replies.flatMap(({ body }) => body.data as CreditPromotion[]);
    expect(promotedIds(data)).toHaveLength(1);
    expect(data.filter(({ message }) => message === ALREADY)).toHaveLength(5);
    expect(await creditsLeft(as)).toBe(2);
  });

  it('spends the last credit once when a single purchase asks for it too', async () => {
    const as = await billing.aSubscriber('premium');
    const [one = '', other = ''] = await listingsOf(as, 2);
    const single = billing.send('POST', '/payments', {
      as,
      body: { kind: 'promotion', propertyId: other, promotionType: 'regular', days: 7 },
    });
    await Promise.all([promote(as, [one]), single]);
    expect(await grantsOf(as)).toHaveLength(1);
    expect(await creditsLeft(as)).toBe(0);
  });

  it('gives the same promotions for the same idempotency key, also at once', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 2);
    const headers = { 'idempotency-key': 'bulk-1' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => promote(as, ids, headers)));
    replies.push(await promote(as, ids, headers));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await creditsLeft(as)).toBe(1);
    const { body } = await promote(as, [...ids].reverse(), headers);
    expect(promotedIds(body.data)).toEqual([]);
    expect(await creditsLeft(as)).toBe(1);
  });

  it('refuses a listing with a running promotion, until that is over', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 1);
    const first = (await promote(as, ids)).body.data[0].promotionId as string;
    await tell({ ...ended(first), status: 'active', version: 2 });
    expect((await promote(as, ids)).body.data).toEqual([{ id: ids[0], message: ALREADY }]);
    await tell(ended(first));
    expect(promotedIds((await promote(as, ids)).body.data)).toEqual(ids);
    expect(await creditsLeft(as)).toBe(1);
  });

  it('refuses a listing with a paid promotion, until that is over', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 1);
    const { paymentId, promotionId } = (await buy(as, ids[0] ?? '')).body.data;
    await billing.pay(paymentId);
    await billing.settle();
    expect((await promote(as, ids)).body.data).toEqual([{ id: ids[0], message: ALREADY }]);
    await tell(ended(promotionId));
    expect(promotedIds((await promote(as, ids)).body.data)).toEqual(ids);
  });

  it('takes a listing again after its promotion was refused and the credit returned', async () => {
    const as = await billing.aSubscriber('premium');
    const ids = await listingsOf(as, 1);
    const { promotionId } = (await promote(as, ids)).body.data[0];
    await userInbox(billing.deps)['promotion-refused'](
      {
        ...{ promotionId, propertyId: ids[0] ?? '', userId: as.id },
        ...{ source: 'plan_credit', paymentId: null, why: 'listing_closed' },
      },
      { eventId: randomUUID(), once },
    );
    expect(await creditsLeft(as)).toBe(1);
    expect(promotedIds((await promote(as, ids)).body.data)).toEqual(ids);
  });
});

describe('promoteWithCredits', () => {
  it('spends a credit with its grant, or not at all, when killed at any call', async () => {
    const as = await billing.aSubscriber('business');
    for (const moment of ['before', 'after'] as const)
      for (let at = 1; ; at += 1) {
        await billing.connection.collection('credits').deleteMany({ userId: as.id });
        const ids = await listingsOf(as, 2);
        const granted = async () =>
          (await grantsOf(as)).flatMap(({ propertyId }) => (ids.includes(propertyId) ? [propertyId] : []));
        const wish = { userId: as.id, body: { ids }, key: `${moment}-${at}` };
        const { state, parts } = crashAt(billing.deps, at, moment);
        await promoteWithCredits(parts, wish).catch(() => undefined);
        expect(3 - (await creditsLeft(as))).toBe((await granted()).length);
        const { data, credits } = await promoteWithCredits(billing.deps, wish);
        expect(promotedIds(data)).toEqual(ids);
        expect(credits.left).toBe(1);
        expect(await granted()).toEqual(ids);
        if (!state.isDead) break;
      }
  }, 60_000);

  it('stops at a failure and says so for the rest', async () => {
    const as = await billing.aSubscriber('business');
    const ids = await listingsOf(as, 3);
    let reads = 0;
    const billingListings = {
      ...billing.deps.billingListings,
      read: async (...given: Parameters<Billing['deps']['billingListings']['read']>) => {
        reads += 1;
        if (reads === 2) throw new Error('broken');
        return billing.deps.billingListings.read(...given);
      },
    };
    const deps = { ...billing.deps, billingListings };
    const { data } = await promoteWithCredits(deps, { userId: as.id, body: { ids }, key: undefined });
    expect(promotedIds(data)).toEqual(ids.slice(0, 1));
    expect(data.slice(1).map(({ message }) => message)).toEqual(
      Array(2).fill('Нещо се обърка. Опитайте отново.'),
    );
    expect(reads).toBe(2);
    expect(await creditsLeft(as)).toBe(2);
  });
});
