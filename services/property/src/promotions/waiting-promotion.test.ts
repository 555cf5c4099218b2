import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { aGrant, promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { withdrawPromotion } from './withdraw-promotion.ts';

const DAY_MS = 86_400_000;
const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });

describe('promotion that waits for another one', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-22T10:00:00Z');
    owner = anActor({ listingLimit: null });
    await service.connection.collection('outbox').deleteMany({});
  });

  const inDays = (days: number) => new Date(Date.UTC(2026, 10, 22, 10) + days * DAY_MS).toISOString();
  const told = async (promotionId: string) => {
    const facts = (await service.announced('promotion-changed')).map(({ fact }) => fact);
    return facts.filter((fact) => fact.promotionId === promotionId).at(-1);
  };

  /** Granted a moment later, for a defined order of grants. */
  const promoteNext = async (listing: { _id: string; ownerId: string }, parts: object = {}) => {
    const { now } = service.clock;
    service.clock.now = new Date(now.getTime() + 1);
    return promote(service, listing, parts);
  };

  it('is announced with the end of the one before it', async () => {
    const listing = await anActiveListing(service, owner);
    const running = await promote(service, listing);
    const [second, third] = [await promoteNext(listing), await promoteNext(listing, { days: 14 })];
    expect(await told(running)).toMatchObject({ status: 'active', startsAfter: null });
    expect(await told(second)).toMatchObject({ status: 'scheduled', startsAt: null, startsAfter: inDays(7) });
    expect(await told(third)).toMatchObject({ status: 'scheduled', startsAfter: inDays(14) });
  });

  it('waits for its own date when that is later', async () => {
    const listing = await anActiveListing(service, owner);
    await promote(service, listing);
    const planned = await promote(service, listing, { startsAt: inDays(10) });
    expect(await told(planned)).toMatchObject({ startsAt: inDays(10), startsAfter: null });
  });

  it('is announced again when the one before it ends early', async () => {
    const listing = await anActiveListing(service, owner);
    const running = await promote(service, listing);
    const [second, third] = [await promoteNext(listing), await promoteNext(listing)];
    service.clock.now = new Date(inDays(2));
    await withdrawPromotion(service.deps, aGrant(listing, { promotionId: running }), {
      once: (change) => service.deps.inTransaction(change),
    });
    expect(await told(second)).toMatchObject({ status: 'active', endsAt: inDays(9), startsAfter: null });
    expect(await told(third)).toMatchObject({ status: 'scheduled', startsAfter: inDays(9) });
  });

  it('has no known start while its listing is not public', async () => {
    const listing = await anActiveListing(service, owner);
    await promote(service, listing);
    const second = await promote(service, listing);
    await service.send('POST', `/properties/${listing._id}/pause`, { as: owner });
    expect(await told(second)).toMatchObject({ status: 'scheduled', startsAfter: null });
    await service.send('POST', `/properties/${listing._id}/resume`, { as: owner });
    expect(await told(second)).toMatchObject({ startsAfter: inDays(7) });
  });

  it('is announced once when nothing changes', async () => {
    const listing = await anActiveListing(service, owner);
    await promote(service, listing);
    const second = await promote(service, listing);
    const count = async () => (await service.announced('promotion-changed')).length;
    const before = await count();
    await promote(service, await anActiveListing(service, owner));
    const body = { monthlyFees: 30 };
    await service.send('PUT', `/properties/${listing._id}`, { as: owner, body });
    expect([await count(), (await told(second))?.startsAfter]).toEqual([before + 2, inDays(7)]);
  });
});

describe('promotion given by an administrator', () => {
  it('is announced to the owner as a gift, with its reason', async () => {
    const service = await startProperty();
    const owner = anActor();
    const { _id } = await anActiveListing(service, owner);
    const body = { type: 'regular', days: 7, reason: 'Извинение за сбоя на 20 ноември.' };
    await service.send('POST', `/admin/properties/${_id}/promotions`, { as: admin, body });
    const [started] = await service.announced('promotion-started');
    expect(started?.fact).toMatchObject({ gift: { reason: body.reason }, listingId: _id });
    await promote(service, await anActiveListing(service, anActor()));
    expect((await service.announced('promotion-started')).at(-1)?.fact).not.toHaveProperty('gift');
    await service.close();
  });
});
