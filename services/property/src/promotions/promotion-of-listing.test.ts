import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { expireListings } from '../listings/expire-listings.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { settlePromotionsDue } from './settle-promotions-due.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const DAY_MS = 86_400_000;
const reason = 'Снимките не са на имота.';

describe('promotions of a listing that changes state', () => {
  let service: TestProperty;
  let owner: Actor;
  let started: number;
  const admin = anActor({ role: 'admin', listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    started = service.clock.now.getTime();
    owner = anActor({ listingLimit: null, isPremium: true });
    await service.connection.collection('outbox').deleteMany({});
    await service.connection.collection('promotions').deleteMany({});
  });

  const after = (days: number) => {
    service.clock.now = new Date(started + days * DAY_MS);
  };
  const find = (_id: string) => service.connection.collection<StoredPromotion>('promotions').findOne({ _id });
  const statusOf = async (id: string) => (await find(id))?.status;
  const refusals = async () => (await service.announced('promotion-refused')).map(({ fact }) => fact.why);
  const ok = async (sent: ReturnType<TestProperty['send']>) => {
    const { status, body } = await sent;
    expect([status, body?.message]).toEqual([200, body?.message]);
  };
  const step = (id: string, name: string) =>
    ok(service.send('POST', `/properties/${id}/${name}`, { as: owner }));
  const decide = (id: string, name: string, body?: object) =>
    ok(service.send('PUT', `/admin/properties/${id}/${name}`, { as: admin, body }));
  const placeOf = async (id: string) => (await service.deps.listings.get(id)).promotionType;
  const aPending = async () => {
    const listing = await aDraft(service, owner);
    await step(listing._id, 'submit');
    return listing;
  };
  const bothOf = async () => {
    const listing = await anActiveListing(service, owner);
    return {
      id: listing._id,
      active: await promote(service, listing),
      next: await promote(service, listing),
    };
  };

  it('start with the approval', async () => {
    const listing = await aPending();
    const id = await promote(service, listing, { type: 'super' });
    await decide(listing._id, 'approve', {});
    expect([await statusOf(id), await placeOf(listing._id)]).toEqual(['active', 'super']);
    const card = await searchCards(service.connection).findOne({ _id: listing._id });
    expect(card?.card).toContain('"promotionType":"super"');
    const steps = (await service.deps.history.of(listing._id)).map(({ action }) => action);
    expect(steps.slice(0, 2)).toEqual(['promotion_start', 'approve']);
  });

  it('start once under concurrent approval, job and second grant', async () => {
    const listing = await aPending();
    const id = await promote(service, listing);
    const [, , , other] = await Promise.all([
      decide(listing._id, 'approve', {}),
      settlePromotionsDue(service.deps),
      settlePromotionsDue(service.deps),
      promote(service, listing),
    ]);
    expect([await statusOf(id), await statusOf(other)].sort()).toEqual(['active', 'scheduled']);
    expect(await service.announced('promotion-started')).toHaveLength(1);
  });

  it('are refunded when the listing is rejected, also one granted concurrently', async () => {
    const listing = await aPending();
    const id = await promote(service, listing);
    const [, other] = await Promise.all([
      decide(listing._id, 'reject', { reason }),
      promote(service, listing),
    ]);
    expect([await statusOf(id), await statusOf(other)]).toEqual(['refunded', 'refunded']);
    expect(await refusals()).toEqual(['listing_rejected', 'listing_rejected']);
  });

  it('end without a refund when the listing is removed for a violation', async () => {
    const { id, active, next } = await bothOf();
    after(2);
    await decide(id, 'remove', { reason });
    expect(await find(active)).toMatchObject({ status: 'cancelled', endsAt: service.clock.now, dueAt: null });
    expect([await statusOf(next), await placeOf(id), await refusals()]).toEqual(['cancelled', null, []]);
    after(3);
    expect(await settlePromotionsDue(service.deps)).toBe(0);
  });

  it('come back as gifts of their unused days when the removal is taken back', async () => {
    const { id, active, next } = await bothOf();
    after(2);
    await decide(id, 'remove', { reason });
    after(3);
    await decide(id, 'reinstate');
    const given = async () =>
      (await service.deps.promotions.of(id))
        .filter(({ source }) => source === 'admin')
        .map(({ status, type, days }) => [status, type, days])
        .sort();
    expect(await given()).toEqual([
      ['active', 'regular', 5],
      ['scheduled', 'regular', 7],
    ]);
    expect(await placeOf(id)).toBe('regular');
    expect([await statusOf(active), await statusOf(next)]).toEqual(['cancelled', 'cancelled']);
    expect((await service.announced('promotion-started')).at(-1)?.fact).toMatchObject({
      gift: { reason: 'Премахването на обявата беше отменено: връщаме неизползваните дни.' },
    });
    after(4);
    await decide(id, 'remove', { reason });
    await decide(id, 'reinstate');
    expect((await given()).filter(([status]) => status !== 'cancelled')).toEqual([
      ['active', 'regular', 4],
      ['scheduled', 'regular', 7],
    ]);
  });

  it('end when the owner deletes the listing; those never started are refunded', async () => {
    const { id, active, next } = await bothOf();
    await ok(service.send('DELETE', `/properties/${id}`, { as: owner }));
    expect([await statusOf(active), await statusOf(next)]).toEqual(['cancelled', 'refunded']);
    expect(await refusals()).toEqual(['listing_gone']);
    expect((await service.deps.history.of(id))[0]).toMatchObject({
      action: 'promotion_refund',
      reason: 'Обявата вече не съществува.',
    });
    await step(id, 'restore');
    await step(id, 'resume');
    expect(await placeOf(id)).toBeNull();
  });

  it('run on while the listing is paused, and the next one waits until it is public', async () => {
    const { id, active, next } = await bothOf();
    await step(id, 'pause');
    after(7);
    await settlePromotionsDue(service.deps);
    expect([await statusOf(active), await statusOf(next)]).toEqual(['expired', 'scheduled']);
    after(9);
    await settlePromotionsDue(service.deps);
    expect(await statusOf(next)).toBe('scheduled');
    await step(id, 'resume');
    expect(await find(next)).toMatchObject({ status: 'active', startsAt: service.clock.now });
  });

  it.each([
    ['rented', (id: string) => step(id, 'rent')],
    ['paused', (id: string) => step(id, 'pause')],
  ])('wait 30 days for a %s listing, then those never started are refunded', async (_state, move) => {
    const { id, next } = await bothOf();
    await move(id);
    after(37 - 1 / DAY_MS);
    await settlePromotionsDue(service.deps);
    expect(await statusOf(next)).toBe('scheduled');
    after(37);
    await Promise.all([1, 2].map(() => settlePromotionsDue(service.deps)));
    expect(await statusOf(next)).toBe('refunded');
    expect(await refusals()).toEqual(['listing_closed']);
  });

  it('wait for an expired listing to be renewed', async () => {
    const listing = await anActiveListing(service, owner);
    after(59);
    const startsAt = new Date(started + 61 * DAY_MS).toISOString();
    const id = await promote(service, listing, { startsAt });
    after(60);
    await expireListings(service.deps);
    after(62);
    await settlePromotionsDue(service.deps);
    expect(await statusOf(id)).toBe('scheduled');
    await step(listing._id, 'renew');
    expect(await statusOf(id)).toBe('active');
  });

  it('do not start while the owner is hidden, and start when the owner is back', async () => {
    const listing = await anActiveListing(service, owner);
    const hide = (isHidden: boolean, version: number) =>
      propertyInbox(service.deps)['account-changed'](
        { ...owner, userId: owner.id, isHidden, version },
        { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
      );
    await hide(true, 1);
    const id = await promote(service, listing);
    await settlePromotionsDue(service.deps);
    expect(await statusOf(id)).toBe('scheduled');
    expect(await searchCards(service.connection).countDocuments({ _id: listing._id })).toBe(0);
    await hide(false, 2);
    expect([await statusOf(id), await placeOf(listing._id)]).toEqual(['active', 'regular']);
  });
});
