import type { Actor } from '@pokriv/contracts/actor';
import type { Today, TodayTask } from '@pokriv/contracts/listing/today';
import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import type { ListingFields, StoredListing } from '../listings/stored-listing.ts';
import { aDraft, anActiveListing, anImage } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-02T10:00:00Z');

describe('GET /properties/today', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = START;
    owner = anActor({ isPremium: true, listingLimit: null });
  });

  const at = (days: number) => {
    service.clock.now = new Date(START.getTime() + days * DAY_MS);
  };
  const read = async (as = owner): Promise<Today> =>
    (await service.send('GET', '/properties/today', { as })).body.data;
  const kindsOf = async () => (await read()).tasks.map(({ kind, listing: { id } }) => [kind, id]);
  const one = async <Kind extends TodayTask['kind']>(kind: Kind) => {
    const { tasks } = await read();
    return tasks.find((task): task is Extract<TodayTask, { kind: Kind }> => task.kind === kind);
  };
  const step = (id: string, name: string, body?: unknown) =>
    service.send('POST', `/properties/${id}/${name}`, { as: owner, body });
  const change = (id: string, fields: Partial<StoredListing>) =>
    service.connection.collection<{ _id: string }>('listings').updateOne({ _id: id }, { $set: fields });
  const counted = (listing: string, day: string, counts: object) =>
    service.deps.inTransaction((unit) => service.deps.days.add([{ listing, day, counts }], unit));
  const inRuse = { location: { city: 'ruse', neighborhood: 'Дружба 3' } };
  /** Public listings of others, from 500 € up. */
  const alike = async (fields: ListingFields, count: number) => {
    const other = anActor({ listingLimit: null });
    for (let made = 0; made < count; made += 1) {
      const price = sumOf(500 + made, 'EUR');
      const { _id } = await anActiveListing(service, other, { ...inRuse, ...fields, price });
      await service.deps.engine.refresh([_id]);
    }
  };

  it('is empty without listings, and only of the own', async () => {
    await anActiveListing(service, anActor());
    expect(await read()).toEqual({ tasks: [], arePricesCompared: true });
    const { status } = await service.send('GET', '/properties/today', { as: anActor({ role: 'tenant' }) });
    expect(status).toBe(403);
  });

  it('has a listing from seven days before its end until thirty after it, and none once it is renewed', async () => {
    const { _id } = await anActiveListing(service, owner);
    at(52.9);
    expect(await one('expiring')).toBeUndefined();
    at(53);
    expect(await one('expiring')).toMatchObject({ isOver: false, listing: { id: _id } });
    await change(_id, { status: 'expired', closedAt: new Date(START.getTime() + 60 * DAY_MS) });
    at(90);
    expect(await one('expiring')).toMatchObject({ isOver: true });
    at(90.1);
    expect(await kindsOf()).toEqual([]);
    at(90);
    expect((await step(_id, 'renew')).body.data.status).toBe('active');
    expect(await kindsOf()).toEqual([]);
  });

  it('has returned listings and edits, with the reason', async () => {
    const [draft, listing] = [await aDraft(service, owner), await anActiveListing(service, owner)];
    const moderation = { reason: 'Лого в снимките.', code: 'watermark' as const, decidedAt: START };
    await change(draft._id, { status: 'rejected', moderation });
    await change(listing._id, {
      moderation,
      revision: { fields: { title: 'Друго' }, status: 'rejected', at: START },
    });
    const { tasks } = await read();
    expect(tasks).toHaveLength(2);
    expect(tasks).toContainEqual(
      expect.objectContaining({ kind: 'returned', isRevision: true, code: 'watermark' }),
    );
    expect(tasks).toContainEqual(
      expect.objectContaining({ kind: 'returned', isRevision: false, reason: 'Лого в снимките.' }),
    );
  });

  it('has a listing that reports hid, with no other task of it, until a moderator decides', async () => {
    const { _id } = await anActiveListing(service, owner);
    at(55);
    const reason = 'Няколко потребители сигнализираха за обявата.';
    await propertyInbox(service.deps)['listing-recalled'](
      { listingId: _id, reason, by: 'system', actorId: null },
      { eventId: 'hide', once: (work) => service.deps.inTransaction(work) },
    );
    expect(await kindsOf()).toEqual([['hidden', _id]]);
    expect(await one('hidden')).toMatchObject({ reason });
    const admin = anActor({ role: 'admin' });
    await service.send('PUT', `/admin/properties/${_id}/approve`, { as: admin, body: {} });
    expect(await kindsOf()).toEqual([]);
  });

  it('has none of a listing that waits for a moderator after its owner sent it again', async () => {
    const { _id } = await aDraft(service, owner);
    const moderation = { reason: 'Лого в снимките.', code: 'watermark' as const, decidedAt: START };
    const submittedAt = new Date(START.getTime() + 1);
    await change(_id, { status: 'pending', moderation, submittedAt });
    expect(await kindsOf()).toEqual([]);
  });

  it('has a listing that was viewed for ten days but neither called nor written to', async () => {
    const { _id } = await anActiveListing(service, owner);
    await counted(_id, '2026-11-03', { views: 10 });
    at(9.9);
    expect(await kindsOf()).toEqual([]);
    at(10);
    expect(await one('quiet')).toMatchObject({ views: 10, hint: 'fivePictures' });
    await counted(_id, '2026-11-04', { phoneReveals: 1 });
    expect(await kindsOf()).toEqual([]);
    // the call was more than ten days ago
    at(14);
    await counted(_id, '2026-11-07', { views: 10 });
    expect(await one('quiet')).toMatchObject({ views: 10 });
    await counted(_id, '2026-11-14', { inquiries: 1 });
    expect(await kindsOf()).toEqual([]);
  });

  it('has a listing that few people open, with what its card lacks', async () => {
    const { _id } = await anActiveListing(service, owner, { title: 'Стая в центъра' });
    at(9.9);
    expect(await kindsOf()).toEqual([]);
    at(10);
    expect(await one('quiet')).toMatchObject({ views: 0, hint: 'fivePictures' });
    await counted(_id, '2026-11-05', { views: 9 });
    await change(_id, { images: Array.from({ length: 10 }, (_, at) => anImage(at)) });
    expect(await one('quiet')).toMatchObject({ views: 9, hint: 'tellingTitle' });
    await change(_id, { 'fields.title': 'Светла стая с балкон в широкия център' } as never);
    expect(await one('quiet')).toMatchObject({ views: 9, hint: null });
    await counted(_id, '2026-11-06', { phoneReveals: 1 });
    expect(await kindsOf()).toEqual([]);
  });

  it('does not count days on which a listing was paused or hidden as days without views', async () => {
    const { _id } = await anActiveListing(service, owner);
    await step(_id, 'pause');
    at(11);
    await step(_id, 'resume');
    expect(await kindsOf()).toEqual([]);
    at(21);
    expect(await kindsOf()).toEqual([['quiet', _id]]);
    await change(_id, { isHidden: true });
    expect(await kindsOf()).toEqual([]);
  });

  it('compares a rent with as many rooms in the district, else in the city', async () => {
    const { _id } = await anActiveListing(service, owner, { ...inRuse, price: sumOf(562, 'EUR') });
    await service.deps.engine.refresh([_id]);
    await alike({}, 6);
    expect(await kindsOf()).toEqual([]);
    await alike({ layout: 'three_room' }, 8);
    expect(await kindsOf()).toEqual([]);
    await alike({}, 1);
    // of 500, 500, 501, …, 505 and 562 the median is 502.50
    expect(await one('overpriced')).toMatchObject({
      percent: 11,
      median: { cents: 50_250 },
      count: 8,
      neighborhood: 'Дружба 3',
      listing: { id: _id },
    });
    await change(_id, { 'fields.price': sumOf(552, 'EUR') } as never);
    expect(await kindsOf()).toEqual([]);
    await change(_id, {
      'fields.price': sumOf(562, 'EUR'),
      'fields.location.neighborhood': 'Възраждане',
    } as never);
    expect(await one('overpriced')).toMatchObject({ neighborhood: null, city: 'ruse', count: 8 });
  });

  it('still has the other tasks while search is starting', async () => {
    const starting = await startProperty({ isIndexFilled: false });
    const listing = await aDraft(starting, owner);
    const active = await anActiveListing(starting, owner);
    const { body } = await starting.send('GET', '/properties/today', { as: owner });
    expect(body.data).toMatchObject({ arePricesCompared: false, tasks: [{ kind: 'draft' }] });
    expect([listing.status, active.status]).toEqual(['draft', 'active']);
    await starting.close();
  });

  it('has the draft that was changed last alone', async () => {
    const [first, second] = [await aDraft(service, owner), await aDraft(service, owner)];
    await change(first._id, { updatedAt: new Date(START.getTime() + 1000) });
    expect(await kindsOf()).toEqual([['draft', first._id]]);
    await change(second._id, { updatedAt: new Date(START.getTime() + 2000) });
    expect(await kindsOf()).toEqual([['draft', second._id]]);
  });

  it('has a rented listing from 45 days before the end of its lease to 60 after it', async () => {
    const { _id } = await anActiveListing(service, owner);
    await step(_id, 'rent', { leaseEnd: '2027-02-01' });
    at(45);
    expect(await kindsOf()).toEqual([]);
    at(46);
    expect(await one('vacating')).toMatchObject({ leaseEnd: '2027-02-01' });
    at(151);
    expect(await kindsOf()).toEqual([['vacating', _id]]);
    at(152);
    expect(await kindsOf()).toEqual([]);
  });

  it('puts the most urgent first', async () => {
    const [later, sooner] = [await anActiveListing(service, owner), await anActiveListing(service, owner)];
    const draft = await aDraft(service, owner);
    at(1);
    await change(later._id, { expiresAt: new Date(START.getTime() + 5 * DAY_MS) });
    await change(sooner._id, { expiresAt: new Date(START.getTime() + 3 * DAY_MS) });
    expect(await kindsOf()).toEqual([
      ['expiring', sooner._id],
      ['expiring', later._id],
      ['draft', draft._id],
    ]);
  });
});
