import type { Actor } from '@pokriv/contracts/actor';
import type { WeekSummed } from '@pokriv/contracts/listing/week-summed';
import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { dueWeek, sendWeekly } from './send-weekly.ts';

/** 08:00 in Sofia. */
const MONDAY = new Date('2026-11-23T06:00:00Z');

describe('dueWeek', () => {
  it.each([
    ['2026-11-23T05:59:59Z', undefined],
    ['2026-11-23T06:00:00Z', '2026-11-23'],
    ['2026-11-23T21:59:59Z', '2026-11-23'],
    ['2026-11-23T22:00:00Z', undefined],
    // summer time
    ['2026-07-06T05:00:00Z', '2026-07-06'],
    ['2026-07-06T04:59:59Z', undefined],
  ])('at %s is %s', (moment, week) => expect(dueWeek(new Date(moment))).toBe(week));
});

describe('sendWeekly', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = MONDAY;
    owner = anActor({ isPremium: true, listingLimit: null });
    for (const name of ['listings', 'outbox', 'week_cursors', 'listing_days'])
      await service.connection.collection(name).deleteMany({});
  });

  const counted = (listing: string, day: string, counts: object) =>
    service.deps.inTransaction((unit) => service.deps.days.add([{ listing, day, counts }], unit));
  const letters = async () => (await service.announced('week-summed')).map(({ fact }) => fact);
  const anOwner = async () => {
    const as = anActor({ listingLimit: null });
    const listing = await anActiveListing(service, as);
    await counted(listing._id, '2026-11-18', { views: 1 });
    return as;
  };

  it('sums the week from Monday to Sunday against the week before, most viewed first', async () => {
    const [one, other] = [await anActiveListing(service, owner), await anActiveListing(service, owner)];
    await aDraft(service, owner);
    await counted(one._id, '2026-11-08', { views: 100 });
    await counted(one._id, '2026-11-09', { views: 3, phoneReveals: 1 });
    await counted(one._id, '2026-11-15', { views: 4 });
    await counted(one._id, '2026-11-16', { views: 5 });
    await counted(other._id, '2026-11-22', { views: 9, phoneReveals: 2 });
    await counted(other._id, '2026-11-23', { views: 50 });
    expect(await sendWeekly(service.deps)).toBe(1);
    const [letter, ...rest] = await letters();
    expect(rest).toEqual([]);
    expect(letter).toMatchObject({
      landlord: { email: owner.email, firstName: owner.firstName },
      ...{ from: '2026-11-16', to: '2026-11-22', more: 0 },
      total: { views: 14, phoneReveals: 2 },
      before: { views: 7, phoneReveals: 1 },
      listings: [
        { listingId: other._id, views: 9, phoneReveals: 2, before: { views: 0, phoneReveals: 0 }, tasks: [] },
        { listingId: one._id, views: 5, phoneReveals: 0, before: { views: 7, phoneReveals: 1 }, tasks: [] },
      ],
      otherTasks: [{ kind: 'draft' }],
    });
  });

  it('is silent without anything to say, and for owners without a public or shown listing', async () => {
    await anActiveListing(service, owner);
    const [hidden, drafting] = [await anOwner(), anActor()];
    await service.connection
      .collection('listings')
      .updateMany({ ownerId: hidden.id }, { $set: { isHidden: true } });
    await aDraft(service, drafting);
    expect(await sendWeekly(service.deps)).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it('names listings that need something before others, and counts those beyond the first ten', async () => {
    const agency = anActor({ listingLimit: null });
    const listings = [];
    for (let made = 0; made < 13; made += 1) listings.push(await anActiveListing(service, agency));
    for (const [at, { _id }] of listings.entries()) await counted(_id, '2026-11-18', { views: 20 - at });
    const expiresAt = new Date(MONDAY.getTime() + 86_400_000);
    const stored = service.connection.collection<{ _id: string }>('listings');
    await stored.updateOne({ _id: listings[12]?._id }, { $set: { expiresAt } });
    await sendWeekly(service.deps);
    const [letter] = (await letters()) as WeekSummed[];
    expect(letter).toMatchObject({ more: 3, moreToDo: 0 });
    expect(letter?.listings.map(({ listingId }) => listingId)).toEqual(
      [listings[12], ...listings.slice(0, 9)].map((listing) => listing?._id),
    );
    for (const name of ['week_cursors', 'outbox']) await service.connection.collection(name).deleteMany({});
    await stored.updateMany({ ownerId: agency.id }, { $set: { expiresAt } });
    await sendWeekly(service.deps);
    expect(await letters()).toMatchObject([{ more: 3, moreToDo: 3 }]);
  });

  it('names what a listing needs', async () => {
    const { _id } = await anActiveListing(service, owner);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { expiresAt: new Date(MONDAY.getTime() + 86_400_000) } });
    await sendWeekly(service.deps);
    expect(await letters()).toMatchObject([{ listings: [{ tasks: [{ kind: 'expiring', isOver: false }] }] }]);
  });

  it('mails each owner once a week, with several runs at once and after', async () => {
    const owners = [];
    for (let made = 0; made < 12; made += 1) owners.push(await anOwner());
    await Promise.allSettled([1, 2, 3].map(() => sendWeekly(service.deps)));
    await sendWeekly(service.deps);
    const emails = async () => (await letters()).map(({ landlord }) => (landlord as Actor).email).sort();
    expect(await emails()).toEqual(owners.map(({ email }) => email).sort());
    service.clock.now = new Date(MONDAY.getTime() + 3_600_000);
    expect(await sendWeekly(service.deps)).toBe(0);
    service.clock.now = new Date(MONDAY.getTime() + 7 * 86_400_000);
    await sendWeekly(service.deps);
    expect(await letters()).toHaveLength(24);
  });

  it('goes on where a killed run was', async () => {
    for (let made = 0; made < 3; made += 1) await anOwner();
    let count = 0;
    const killed: typeof service.deps.inTransaction = (work) => {
      count += 1;
      if (count === 2) throw new Error('killed');
      return service.deps.inTransaction(work);
    };
    await expect(sendWeekly({ ...service.deps, inTransaction: killed })).rejects.toThrow('killed');
    expect(await letters()).toHaveLength(1);
    expect(await sendWeekly(service.deps)).toBe(2);
    const told = (await letters()).map(({ landlord }) => (landlord as Actor).email);
    expect(new Set(told).size).toBe(3);
  });
});
