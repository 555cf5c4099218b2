import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { aGrant, deliver } from '../listings/testing/a-promotion.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import type { StoredPromotion } from './stored-promotion.ts';
import { withdrawPromotion } from './withdraw-promotion.ts';

type Grant = ReturnType<typeof aGrant>;
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
const find = ({ promotionId }: Grant) => stored().findOne({ _id: promotionId });
const facts = async (name: string) => (await service.announced(name)).map(({ fact }) => fact);
const withdraw = (fact: Grant, deps = service.deps) =>
  withdrawPromotion(deps, fact, { once: (change) => deps.inTransaction(change) });
const cardOf = async (_id: string) => {
  const card = await searchCards(service.connection).findOne({ _id });
  return card && JSON.parse(`${card.card}}`).promotionType;
};
async function twoOf(listing: { _id: string; ownerId: string }): Promise<[Grant, Grant]> {
  const [one, next] = [aGrant(listing, { type: 'super' }), aGrant(listing)];
  for (const grant of [one, next]) await deliver(service, grant);
  return [one, next];
}

it('a refunded promotion loses its place at once, and the next one starts', async () => {
  const listing = await anActiveListing(service, owner);
  const [one, next] = await twoOf(listing);
  service.clock.now = new Date('2026-11-22T10:00:00Z');
  await withdraw(one);
  expect(await find(one)).toMatchObject({ status: 'refunded', endsAt: service.clock.now, dueAt: null });
  expect(await find(next)).toMatchObject({ status: 'active', startsAt: service.clock.now });
  expect(await cardOf(listing._id)).toBe('regular');
  const [latest, before] = await service.deps.history.of(listing._id);
  expect([latest?.action, before?.action]).toEqual(['promotion_start', 'promotion_withdraw']);
  expect((await facts('promotion-changed')).at(-2)).toMatchObject({
    promotionId: one.promotionId,
    status: 'refunded',
  });
  await withdraw(next);
  expect(await cardOf(listing._id)).toBeNull();
  expect(await service.deps.listings.get(listing._id)).toMatchObject({ promotionType: null });
  expect(await facts('promotion-refused')).toEqual([]);
});

it('a refunded promotion that waits never starts', async () => {
  const listing = await anActiveListing(service, owner);
  const [one, next] = await twoOf(listing);
  await withdraw(next);
  expect([(await find(one))?.status, (await find(next))?.status]).toEqual(['active', 'refunded']);
  expect(await cardOf(listing._id)).toBe('super');
});

it('a refund leaves a finished promotion unchanged', async () => {
  const grant = aGrant(await anActiveListing(service, owner));
  await deliver(service, grant);
  await stored().updateOne({ _id: grant.promotionId }, { $set: { status: 'expired' } });
  await withdraw(grant);
  expect(await find(grant)).toMatchObject({ status: 'expired', version: 2 });
});

it('a refund delivered before its grant prevents the start', async () => {
  const listing = await anActiveListing(service, owner);
  const grant = aGrant(listing);
  await withdraw(grant);
  await deliver(service, grant);
  expect(await find(grant)).toMatchObject({ status: 'refunded', dueAt: null });
  expect(await cardOf(listing._id)).toBeNull();
  const erased = aGrant({ _id: randomUUID(), ownerId: 'erased' });
  await erasedPeople(service.connection).mark(erased.userId);
  await withdraw(erased);
  expect(await find(erased)).toBeNull();
});

it('a refund is atomic under a crash at any of its calls, and idempotent', async () => {
  const listing = await anActiveListing(service, owner);
  for (const moment of ['before', 'after'] as const)
    for (let at = 1; ; at += 1) {
      const grant = aGrant(listing);
      await deliver(service, grant);
      const { state, parts } = crashAt(service.deps, at, moment);
      await withdraw(grant, parts).catch(() => undefined);
      const isThere = (await find(grant))?.status === 'refunded';
      const { promotionType } = await service.deps.listings.get(listing._id);
      expect(promotionType).toBe(isThere ? null : 'regular');
      await withdraw(grant);
      await withdraw(grant);
      expect(await find(grant)).toMatchObject({ status: 'refunded', version: 3 });
      if (!state.isDead) break;
    }
}, 60_000);
