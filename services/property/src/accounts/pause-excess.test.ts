import type { Actor } from '@pokriv/contracts/actor';
import { dying } from '@pokriv/service-kit/dying';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { pauseExcess } from './pause-excess.ts';

const DAY_MS = 86_400_000;

describe('listings beyond the slots of an ended plan', () => {
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
  const tellLimit = (listingLimit: number | null) =>
    propertyInbox(service.deps)['account-changed'](
      { ...owner, userId: owner.id, listingLimit, isPremium: listingLimit !== 1, version: (version += 1) },
      { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
    );
  /** Four, published one day after the other. */
  const fourListings = async (): Promise<StoredListing[]> => {
    const listings: StoredListing[] = [];
    for (const days of [-4, -3, -2, -1]) {
      at(days);
      listings.push(
        await anActiveListing(service, owner, { title: `Жилище, публикувано преди ${-days} дни` }),
      );
    }
    at(0);
    await tellLimit(25);
    return listings;
  };
  const statusesOf = (listings: readonly StoredListing[]) =>
    Promise.all(listings.map(async ({ _id }) => (await service.deps.listings.get(_id)).status));
  const mails = async () => (await service.announced('listings-paused')).map(({ fact }) => fact);

  it('are paused 14 days later to the millisecond, the first published first, with one mail', async () => {
    const listings = await fourListings();
    await tellLimit(1);
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

  it('stay when there are slots again in time, and those beyond the new ones do not', async () => {
    const listings = await fourListings();
    await tellLimit(1);
    at(10);
    await tellLimit(5);
    at(20);
    expect(await pauseExcess(service.deps)).toBe(0);
    expect(await statusesOf(listings)).toEqual(['active', 'active', 'active', 'active']);
    await tellLimit(1);
    at(25);
    await tellLimit(3);
    at(34);
    expect(await pauseExcess(service.deps)).toBe(1);
    expect(await statusesOf(listings)).toEqual(['paused', 'active', 'active', 'active']);
  });

  it('are paused when the slots before were not known here', async () => {
    const listings = await fourListings();
    await service.connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: owner.id }, { $unset: { listingLimit: '' } });
    await tellLimit(1);
    at(14);
    expect(await pauseExcess(service.deps)).toBe(1);
    expect((await statusesOf(listings)).filter((status) => status === 'active')).toHaveLength(1);
  });

  it('are counted from the last time that slots went away; a late message changes nothing', async () => {
    await fourListings();
    await tellLimit(5);
    at(5);
    await tellLimit(1);
    version = 0;
    at(6);
    await tellLimit(25);
    at(14);
    expect(await pauseExcess(service.deps)).toBe(0);
    at(19);
    expect(await pauseExcess(service.deps)).toBe(1);
  });

  it('are none when all fit, or when they are not public', async () => {
    const [listing] = [await anActiveListing(service, owner)];
    await tellLimit(25);
    await tellLimit(1);
    at(15);
    expect(await pauseExcess(service.deps)).toBe(0);
    expect(await statusesOf([listing])).toEqual(['active']);
    expect(await mails()).toEqual([]);
  });

  it('are looked for again while some are with the moderators', async () => {
    const listing = await aDraft(service, owner);
    const other = await anActiveListing(service, owner);
    await service.send('POST', `/properties/${listing._id}/submit`, { as: owner });
    await tellLimit(25);
    await tellLimit(0);
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
    'are paused once though a job dies %s any of its calls',
    async (moment) => {
      for (let call = 1; ; call += 1) {
        owner = anActor({ listingLimit: null });
        const listings = await fourListings();
        await tellLimit(2);
        at(14);
        const { state, parts } = dying(service.deps, call, moment);
        await pauseExcess(parts).catch(() => undefined);
        await pauseExcess(service.deps);
        expect(await statusesOf(listings)).toEqual(['paused', 'paused', 'active', 'active']);
        expect(await mails()).toHaveLength(call);
        if (!state.isDead) break;
      }
    },
    60_000,
  );

  it('go on only when another makes room, of two at once one', async () => {
    const listings = await fourListings();
    const free = { ...owner, listingLimit: 1 };
    const [one = '', other = '', , last = ''] = listings.map(({ _id }) => _id);
    const step = (id: string, name: string) =>
      service.send('POST', `/properties/${id}/${name}`, { as: free });
    await tellLimit(1);
    at(14);
    await pauseExcess(service.deps);
    expect(await step(one, 'resume')).toMatchObject({ status: 403, body: { code: 'LISTING_LIMIT_REACHED' } });
    await step(last, 'pause');
    const replies = await Promise.all([one, other].map((id) => step(id, 'resume')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
