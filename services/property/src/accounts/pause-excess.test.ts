import type { Actor } from '@pokriv/contracts/actor';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { pauseExcess } from './pause-excess.ts';

const DAY_MS = 86_400_000;

describe('listings above the slots of an ended plan', () => {
  let service: TestProperty;
  let owner: Actor;
  let started: number;
  let version: number;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date();
    started = service.clock.now.getTime();
    version = 0;
    owner = anActor({ listingLimit: null, isPremium: true });
    await service.connection.collection('outbox').deleteMany({});
    await service.connection.collection('accounts').deleteMany({});
  });

  const at = (days: number, ms = 0) => {
    service.clock.now = new Date(started + days * DAY_MS + ms);
  };
  const announceLimit = (listingLimit: number | null) =>
    propertyInbox(service.deps)['account-changed'](
      { ...owner, userId: owner.id, listingLimit, isPremium: listingLimit !== 1, version: (version += 1) },
      { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
    );
  const fourListings = async (): Promise<StoredListing[]> => {
    const listings: StoredListing[] = [];
    for (const days of [-4, -3, -2, -1]) {
      at(days);
      listings.push(
        await anActiveListing(service, owner, { title: `Жилище, публикувано преди ${-days} дни` }),
      );
    }
    at(0);
    await announceLimit(25);
    return listings;
  };
  const statusesOf = (listings: readonly StoredListing[]) =>
    Promise.all(listings.map(async ({ _id }) => (await service.deps.listings.get(_id)).status));
  const mails = async () => (await service.announced('listings-paused')).map(({ fact }) => fact);

  it('are paused 14 days later to the millisecond, earliest published first, with one mail', async () => {
    const listings = await fourListings();
    await announceLimit(1);
    at(14, -1);
    expect(await pauseExcess(service.deps)).toBe(0);
    at(14);
    const both = await Promise.all([1, 2].map(() => pauseExcess(service.deps)));
    expect(both.reduce((sum, count) => sum + count)).toBe(1);
    expect(await statusesOf(listings)).toEqual(['paused', 'paused', 'paused', 'active']);
    expect(await mails()).toEqual([
      {
        landlord: { email: owner.email, firstName: owner.firstName },
        titles: listings.slice(0, 3).map(({ fields }) => fields.title),
        limit: 1,
      },
    ]);
    expect(await service.announced('listing-moved')).toEqual([]);
    expect(await searchCards(service.connection).countDocuments({ o: owner.id })).toBe(1);
    expect((await service.deps.history.of(listings[0]?._id ?? ''))[0]).toMatchObject({
      action: 'pause',
      actorId: 'system',
    });
  });

  it('stay public when slots are added in time, except those above the new number', async () => {
    const listings = await fourListings();
    await announceLimit(1);
    at(10);
    await announceLimit(5);
    at(20);
    expect(await pauseExcess(service.deps)).toBe(0);
    expect(await statusesOf(listings)).toEqual(['active', 'active', 'active', 'active']);
    await announceLimit(1);
    at(25);
    await announceLimit(3);
    at(34);
    expect(await pauseExcess(service.deps)).toBe(1);
    expect(await statusesOf(listings)).toEqual(['paused', 'active', 'active', 'active']);
  });

  it('are paused when the previous slots are unknown', async () => {
    const listings = await fourListings();
    await service.connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: owner.id }, { $unset: { listingLimit: '' } });
    await announceLimit(1);
    at(14);
    expect(await pauseExcess(service.deps)).toBe(1);
    expect((await statusesOf(listings)).filter((status) => status === 'active')).toHaveLength(1);
  });

  it('are due 14 days after the last reduction of slots; a late event changes nothing', async () => {
    await fourListings();
    await announceLimit(5);
    at(5);
    await announceLimit(1);
    version = 0;
    at(6);
    await announceLimit(25);
    at(14);
    expect(await pauseExcess(service.deps)).toBe(0);
    at(19);
    expect(await pauseExcess(service.deps)).toBe(1);
  });

  it('are not paused when all fit, or when they are not public', async () => {
    const [listing] = [await anActiveListing(service, owner)];
    await announceLimit(25);
    await announceLimit(1);
    at(15);
    expect(await pauseExcess(service.deps)).toBe(0);
    expect(await statusesOf([listing])).toEqual(['active']);
    expect(await mails()).toEqual([]);
  });

  it('are checked again while some are pending', async () => {
    const listing = await aDraft(service, owner);
    const other = await anActiveListing(service, owner);
    await service.send('POST', `/properties/${listing._id}/submit`, { as: owner });
    await announceLimit(25);
    await announceLimit(0);
    at(14);
    await pauseExcess(service.deps);
    expect(await statusesOf([listing, other])).toEqual(['pending', 'paused']);
    const admin = anActor({ role: 'admin' });
    await service.send('PUT', `/admin/properties/${listing._id}/approve`, { as: admin, body: {} });
    at(15);
    expect(await pauseExcess(service.deps)).toBe(1);
    expect(await statusesOf([listing])).toEqual(['paused']);
  });

  it.each(['before', 'after'] as const)(
    'are paused once when a job crashes %s any of its calls',
    async (moment) => {
      for (let call = 1; ; call += 1) {
        owner = anActor({ listingLimit: null });
        const listings = await fourListings();
        await announceLimit(2);
        at(14);
        const { state, parts } = crashAt(service.deps, call, moment);
        await pauseExcess(parts).catch(() => undefined);
        await pauseExcess(service.deps);
        expect(await statusesOf(listings)).toEqual(['paused', 'paused', 'active', 'active']);
        expect(await mails()).toHaveLength(call);
        if (!state.isDead) break;
      }
    },
    60_000,
  );

  it('resume only into a free slot, also when two resume concurrently', async () => {
    const listings = await fourListings();
    const free = { ...owner, listingLimit: 1 };
    const [one = '', other = '', , last = ''] = listings.map(({ _id }) => _id);
    const step = (id: string, name: string) =>
      service.send('POST', `/properties/${id}/${name}`, { as: free });
    await announceLimit(1);
    at(14);
    await pauseExcess(service.deps);
    expect(await step(one, 'resume')).toMatchObject({ status: 403, body: { code: 'LISTING_LIMIT_REACHED' } });
    await step(last, 'pause');
    const replies = await Promise.all([one, other].map((id) => step(id, 'resume')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
