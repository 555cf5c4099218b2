import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { expireListings } from './expire-listings.ts';
import { newListing } from './new-listing.ts';
import { ownerCopy } from './owner-copy.ts';
import { publishListing } from './publish-listing.ts';
import { remindOwners } from './remind-owners.ts';
import { anActiveListing, completeFields } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;

describe('period of a public listing', () => {
  let service: TestProperty;
  let owner: Actor;
  let started: number;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = new Date();
    started = service.clock.now.getTime();
    owner = anActor({ listingLimit: null });
    // listings of the previous test must not be due in this one
    await service.connection.collection('listings').deleteMany({});
    await service.connection.collection('outbox').deleteMany({});
  });

  const at = (days: number, ms = 0) => {
    service.clock.now = new Date(started + days * DAY_MS + ms);
  };
  const statusOf = async (id: string) => (await service.deps.listings.get(id)).status;
  const reminders = async () =>
    (await service.announced('listing-expiring')).map(({ fact }) => fact.daysLeft as number);
  const step = (id: string, name: string) => service.send('POST', `/properties/${id}/${name}`, { as: owner });

  it.each([
    [false, 30],
    [true, 60],
  ])('ends to the millisecond (paid plan: %s)', async (isPremium, days) => {
    const { _id } = await anActiveListing(service, { ...owner, isPremium });
    at(days, -1);
    expect(await expireListings(service.deps)).toBe(0);
    expect(await statusOf(_id)).toBe('active');
    at(days);
    expect(await expireListings(service.deps)).toBe(1);
    expect(await service.deps.listings.get(_id)).toMatchObject({
      status: 'expired',
      closedAt: service.clock.now,
    });
    expect(await expireListings(service.deps)).toBe(0);
  });

  const manyListings = async () => {
    const numbers = await service.deps.listingNumbers.take(104);
    const many = numbers.map((number) => {
      const draft = newListing({
        number,
        owner: ownerCopy(anActor()),
        isPremium: false,
        fields: completeFields,
        now: service.clock.now,
      });
      return publishListing(draft, service.clock.now);
    });
    await service.connection.collection('listings').insertMany(many as never[]);
  };

  it('expires all due listings over several batches, once each, with two concurrent jobs', async () => {
    await manyListings();
    at(1);
    const later = await anActiveListing(service, owner);
    at(30);
    const ended = await Promise.all([1, 2].map(() => expireListings(service.deps)));
    expect(ended.reduce((sum, count) => sum + count)).toBe(104);
    const entries = await service.connection
      .collection('history')
      .countDocuments({ at: service.clock.now, action: 'expire', actorId: 'system' });
    expect(entries).toBe(104);
    expect(await service.announced('listing-moved')).toHaveLength(104);
    expect(await statusOf(later._id)).toBe('active');
  }, 120_000);

  it('expires the other listings when one of them fails', async () => {
    const [one, other] = [await anActiveListing(service, owner), await anActiveListing(service, owner)];
    at(30);
    const broken = {
      ...service.deps,
      inTransaction: <Result>(work: Parameters<typeof service.deps.inTransaction<Result>>[0]) =>
        service.deps.inTransaction<Result>(async (unit) => {
          const result = await work(unit);
          if ((result as { before: { _id: string } }).before._id === one._id)
            throw new TypeError('this one is broken');
          return result;
        }),
    };
    expect(await expireListings(broken)).toBe(1);
    expect([await statusOf(one._id), await statusOf(other._id)]).toEqual(['active', 'expired']);
  });

  it('does not expire a listing renewed after the job found it', async () => {
    const { _id } = await anActiveListing(service, owner);
    at(30);
    const due = await service.deps.listings.due('expiresAt', service.clock.now, {
      after: undefined,
      limit: 10,
    });
    await expireListings(service.deps);
    await step(_id, 'renew');
    const stale = {
      ...service.deps,
      listings: { ...service.deps.listings, due: () => Promise.resolve(due) },
    };
    expect(await expireListings(stale)).toBe(0);
    expect(await statusOf(_id)).toBe('active');
  });

  it('sends a reminder 7 days and 1 day before its end, once each, to the millisecond', async () => {
    const { _id, views } = await anActiveListing(service, owner);
    at(23, -1);
    expect(await remindOwners(service.deps)).toBe(0);
    at(23);
    const both = await Promise.all([1, 2].map(() => remindOwners(service.deps)));
    expect(both.reduce((sum, count) => sum + count)).toBe(1);
    at(29, -1);
    expect(await remindOwners(service.deps)).toBe(0);
    at(29);
    await Promise.all([1, 2, 3].map(() => remindOwners(service.deps)));
    at(30, -1);
    expect(await remindOwners(service.deps)).toBe(0);
    const told = await service.announced('listing-expiring');
    expect(told.map(({ fact }) => fact)).toMatchObject([
      { listingId: _id, daysLeft: 7, views, landlord: { email: owner.email } },
      { listingId: _id, daysLeft: 1, expiresAt: new Date(started + 30 * DAY_MS).toISOString() },
    ]);
  });

  it('sends reminders again in the next period', async () => {
    const { _id } = await anActiveListing(service, owner);
    at(30);
    await expireListings(service.deps);
    await step(_id, 'renew');
    at(53, -1);
    await remindOwners(service.deps);
    expect(await reminders()).toEqual([]);
    at(53);
    await remindOwners(service.deps);
    at(59);
    await remindOwners(service.deps);
    expect(await reminders()).toEqual([7, 1]);
  });

  it('sends one mail when both reminders were missed, and none after the end', async () => {
    await anActiveListing(service, owner);
    at(29, 1);
    await remindOwners(service.deps);
    expect(await reminders()).toEqual([1]);
    await service.connection.collection('outbox').deleteMany({});
    await anActiveListing(service, owner);
    at(60);
    await remindOwners(service.deps);
    expect(await reminders()).toEqual([]);
  });

  it('sends no reminder while the listing is paused, and sends it after a resume', async () => {
    const { _id } = await anActiveListing(service, owner);
    await step(_id, 'pause');
    at(24);
    await remindOwners(service.deps);
    expect(await reminders()).toEqual([]);
    await step(_id, 'resume');
    await remindOwners(service.deps);
    expect(await reminders()).toEqual([7]);
  });

  it('sends all due reminders over several batches', async () => {
    await manyListings();
    at(23);
    const both = await Promise.all([1, 2].map(() => remindOwners(service.deps)));
    expect(both.reduce((sum, count) => sum + count)).toBe(104);
    expect(await reminders()).toHaveLength(104);
  }, 120_000);
});
