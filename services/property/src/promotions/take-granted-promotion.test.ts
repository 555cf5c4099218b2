import type { Actor } from '@pokriv/contracts/actor';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { aGrant, deliver, promote } from '../listings/testing/a-promotion.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const DAY_MS = 86_400_000;

describe('takeGrantedPromotion', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-21T10:00:00Z');
    owner = anActor({ listingLimit: null });
    await service.connection.collection('outbox').deleteMany({});
  });

  const stored = () => service.connection.collection<StoredPromotion>('promotions');
  const find = (_id: string) => stored().findOne({ _id });
  const facts = async (name: string) => (await service.announced(name)).map(({ fact }) => fact);
  const cardOf = async (_id: string) => {
    const card = await searchCards(service.connection).findOne({ _id });
    return card && JSON.parse(`${card.card}}`).promotionType;
  };
  const putInto = (_id: string, status: ListingStatus) =>
    service.connection.collection<{ _id: string }>('listings').updateOne({ _id }, { $set: { status } });

  it('starts a promotion on a public listing at once: record, card, history and events', async () => {
    const listing = await anActiveListing(service, owner);
    const id = await promote(service, listing, { type: 'super', days: 14 });
    const startsAt = service.clock.now;
    const endsAt = new Date(startsAt.getTime() + 14 * DAY_MS);
    expect(await find(id)).toMatchObject({ status: 'active', startsAt, endsAt, source: 'paid', version: 2 });
    const after = await service.deps.listings.get(listing._id);
    expect(after).toMatchObject({
      promotionType: 'super',
      promotion: { id, type: 'super', startsAt, endsAt },
    });
    expect(await cardOf(listing._id)).toBe('super');
    expect((await service.deps.history.of(listing._id))[0]).toMatchObject({
      action: 'promotion_start',
      actorId: 'system',
    });
    expect(await facts('promotion-changed')).toMatchObject([
      { promotionId: id, status: 'scheduled', version: 1 },
      { promotionId: id, status: 'active', version: 2, endsAt: endsAt.toISOString() },
    ]);
    expect(await facts('promotion-started')).toMatchObject([
      { listingId: listing._id, landlord: { email: owner.email }, type: 'super', days: 14 },
    ]);
    // concurrent edits and decisions do not conflict
    expect(after.version).toBe(listing.version);
  });

  it('is idempotent under repeated and concurrent delivery', async () => {
    const listing = await anActiveListing(service, owner);
    const fact = aGrant(listing);
    await Promise.allSettled([1, 2, 3].map(() => deliver(service, fact)));
    await deliver(service, fact);
    expect(await stored().countDocuments({ propertyId: listing._id })).toBe(1);
    expect(await facts('promotion-started')).toHaveLength(1);
    expect(await facts('promotion-changed')).toHaveLength(2);
  });

  it('is atomic under a crash at any of its calls', async () => {
    const listing = await anActiveListing(service, owner);
    for (const moment of ['before', 'after'] as const)
      for (let at = 1; ; at += 1) {
        const fact = aGrant(listing);
        const { state, parts } = crashAt(service.deps, at, moment);
        await deliver({ deps: parts }, fact).catch(() => undefined);
        if (!state.isDead) break;
        const one = await find(fact.promotionId);
        const { promotion } = await service.deps.listings.get(listing._id);
        if (one) expect(['active', 'scheduled']).toContain(one.status);
        expect(promotion?.id === fact.promotionId).toBe(one?.status === 'active');
        await deliver(service, fact);
        expect(await find(fact.promotionId)).not.toBeNull();
      }
    expect(await stored().countDocuments({ propertyId: listing._id, status: 'active' })).toBe(1);
  }, 60_000);

  it('makes a promotion wait for the running one, also when two are granted concurrently', async () => {
    const listing = await anActiveListing(service, owner);
    const [one, other] = [aGrant(listing), aGrant(listing, { type: 'super' })];
    await Promise.all([deliver(service, one), deliver(service, other)]);
    const statuses = [await find(one.promotionId), await find(other.promotionId)].map((it) => it?.status);
    expect(statuses.sort()).toEqual(['active', 'scheduled']);
  });

  it('makes a promotion wait for its date and for the approval', async () => {
    const listing = await anActiveListing(service, owner);
    const startsAt = '2026-11-25T10:00:00.000Z';
    const later = await promote(service, listing, { startsAt });
    expect(await find(later)).toMatchObject({
      status: 'scheduled',
      startsAt: new Date(startsAt),
      endsAt: null,
    });
    await putInto(listing._id, 'pending');
    const now = await promote(service, listing);
    expect(await find(now)).toMatchObject({ status: 'scheduled', startsAt: null });
    expect(await facts('promotion-started')).toEqual([]);
  });

  it.each([
    ['removed', 'listing_gone'],
    ['deleted', 'listing_gone'],
    ['rejected', 'listing_rejected'],
    ['draft', 'listing_closed'],
    ['paused', 'listing_closed'],
    ['rented', 'listing_closed'],
    ['expired', 'listing_closed'],
  ] as const)('is refused once for a %s listing: %s', async (status, why) => {
    const listing = await anActiveListing(service, owner);
    await putInto(listing._id, status);
    const fact = aGrant(listing, { source: 'plan_credit', paymentId: null });
    await deliver(service, fact);
    await putInto(listing._id, 'active');
    await deliver(service, fact);
    expect(await find(fact.promotionId)).toMatchObject({ status: 'refunded', dueAt: null });
    const { promotionId, propertyId, userId } = fact;
    expect(await facts('promotion-refused')).toEqual([
      { promotionId, propertyId, userId, source: 'plan_credit', paymentId: null, why },
    ]);
  });

  it('refuses a promotion of a missing listing or of another owner’s', async () => {
    const listing = await anActiveListing(service, owner);
    await promote(service, { _id: 'f'.repeat(24), ownerId: owner.id });
    await promote(service, listing, { userId: 'another' });
    expect(await facts('promotion-refused')).toMatchObject([
      { why: 'listing_gone' },
      { why: 'listing_gone' },
    ]);
    expect((await service.deps.listings.get(listing._id)).promotionType).toBeNull();
  });
});
