import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { settlePromotionsDue } from './settle-promotions-due.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const DAY_MS = 86_400_000;

describe('settlePromotionsDue', () => {
  let service: TestProperty;
  let started: number;
  const owner = anActor({ listingLimit: null, isPremium: true });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    started = service.clock.now.getTime();
    for (const name of ['outbox', 'promotions', 'listing_days', 'history'])
      await service.connection.collection(name).deleteMany({});
  });

  const at = (days: number, ms = 0) => {
    service.clock.now = new Date(started + days * DAY_MS + ms);
  };
  const find = (_id: string) => service.connection.collection<StoredPromotion>('promotions').findOne({ _id });
  const placeOf = async (_id: string) => {
    const card = await searchCards(service.connection).findOne({ _id });
    return JSON.parse(`${card?.card ?? ''}}`).promotionType as string | null;
  };
  const run = () => settlePromotionsDue(service.deps);
  const twice = async () => (await Promise.all([run(), run()])).reduce((sum, count) => sum + count);

  it('ends a promotion to the millisecond, once, and announces its statistics', async () => {
    const { _id, ...listing } = await anActiveListing(service, owner);
    const id = await promote(service, { _id, ...listing });
    const count = (day: string, views: number, phoneReveals: number) =>
      service.deps.inTransaction((unit) =>
        service.deps.days.add([{ listing: _id, day, counts: { views, phoneReveals } }], unit),
      );
    await count('2026-11-20', 100, 100);
    await count('2026-11-21', 3, 1);
    await count('2026-11-28', 4, 1);
    await count('2026-11-29', 100, 100);
    at(7, -1);
    expect([await run(), await placeOf(_id)]).toEqual([0, 'regular']);
    at(7);
    expect([await twice(), await placeOf(_id)]).toEqual([1, null]);
    expect(await find(id)).toMatchObject({ status: 'expired', version: 3, dueAt: null });
    expect((await service.announced('promotion-ended')).map(({ fact }) => fact)).toMatchObject([
      {
        listingId: _id,
        views: 7,
        phoneReveals: 2,
        type: 'regular',
        days: 7,
        landlord: { email: owner.email },
      },
    ]);
    expect(await service.deps.listings.get(_id)).toMatchObject({ promotionType: null, promotion: { id } });
  });

  it('starts a promotion on its date to the millisecond, once', async () => {
    const listing = await anActiveListing(service, owner);
    const startsAt = new Date(started + 3 * DAY_MS);
    const id = await promote(service, listing, { type: 'super', startsAt: startsAt.toISOString() });
    at(3, -1);
    expect(await run()).toBe(0);
    at(3);
    expect(await twice()).toBe(1);
    expect(await find(id)).toMatchObject({
      status: 'active',
      startsAt,
      endsAt: new Date(started + 10 * DAY_MS),
    });
    expect(await service.announced('promotion-started')).toHaveLength(1);
    expect(await placeOf(listing._id)).toBe('super');
  });

  it('starts the next promotion when the one before ends, each with its full days', async () => {
    const listing = await anActiveListing(service, owner);
    const ids: string[] = [];
    for (const [order, change] of [{}, { type: 'super' as const }, {}].entries()) {
      at(0, order);
      ids.push(await promote(service, listing, change));
    }
    const statuses = async () => Promise.all(ids.map(async (id) => (await find(id))?.status));
    at(7);
    expect([await twice(), await statuses()]).toEqual([1, ['expired', 'active', 'scheduled']]);
    at(14, -1);
    expect(await run()).toBe(0);
    at(20);
    await twice();
    expect(await find(ids[2] ?? '')).toMatchObject({
      status: 'active',
      endsAt: new Date(started + 27 * DAY_MS),
    });
    at(27);
    await twice();
    expect([await statuses(), await placeOf(listing._id)]).toEqual([['expired', 'expired', 'expired'], null]);
  });

  it.each(['before', 'after'] as const)(
    'loses nothing in a crash %s any of its calls',
    async (moment) => {
      for (let call = 1; ; call += 1) {
        at(0);
        const listing = await anActiveListing(service, owner);
        const ids = [await promote(service, listing), await promote(service, listing)];
        at(7);
        const { state, parts } = crashAt(service.deps, call, moment);
        await settlePromotionsDue(parts).catch(() => undefined);
        await run();
        expect(await Promise.all(ids.map(async (id) => (await find(id))?.status))).toEqual([
          'expired',
          'active',
        ]);
        expect(await service.announced('promotion-ended')).toHaveLength(call);
        if (!state.isDead) break;
      }
    },
    60_000,
  );

  it('continues after a promotion that fails', async () => {
    const [one, other] = [await anActiveListing(service, owner), await anActiveListing(service, owner)];
    await promote(service, one);
    await promote(service, other);
    at(7);
    const { listings } = service.deps;
    const broken = {
      ...service.deps,
      listings: {
        ...listings,
        get: (...[id, unit]: Parameters<typeof listings.get>) =>
          id === one._id ? Promise.reject(new TypeError('this one is broken')) : listings.get(id, unit),
      },
    };
    expect(await settlePromotionsDue(broken)).toBe(1);
    expect([await placeOf(one._id), await placeOf(other._id)]).toEqual(['regular', null]);
  });

  it('finds due promotions by an index', async () => {
    const plan = await service.connection
      .collection('promotions')
      .find({ status: { $in: ['scheduled', 'active'] }, dueAt: { $lte: new Date() } })
      .sort({ dueAt: 1, _id: 1 })
      .limit(100)
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('"indexName":"due"');
    expect(JSON.stringify(plan)).not.toContain('"stage":"SORT"');
  });
});
