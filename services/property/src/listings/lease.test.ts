import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { leaseUntil } from './lease.ts';
import { offerRelisting } from './offer-relisting.ts';
import { anActiveListing } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-02T10:00:00Z');

describe('leaseUntil', () => {
  it('offers the listing back 45 days before, at 9 in Sofia', () => {
    expect(leaseUntil('2027-06-01', START)).toEqual({
      leaseEnd: '2027-06-01',
      offerAt: new Date('2027-04-17T06:00:00Z'),
    });
  });

  it('does not mail about a lease that ends sooner', () => {
    expect(leaseUntil('2026-12-17', START).offerAt).toBeNull();
    expect(leaseUntil('2026-12-18', START).offerAt).toEqual(new Date('2026-11-03T07:00:00Z'));
  });

  it.each(['2026-11-01', '2026-11-02', '2037-11-02'])('refuses %s', (day) => {
    expect(() => leaseUntil(day, START)).toThrow();
  });
});

describe('a rented listing with the end of its lease', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = START;
    owner = anActor({ listingLimit: null });
    await service.connection.collection('listings').deleteMany({});
    await service.connection.collection('outbox').deleteMany({});
  });

  const at = (days: number, ms = 0) => {
    service.clock.now = new Date(START.getTime() + days * DAY_MS + ms);
  };
  const step = (id: string, name: string, body?: unknown) =>
    service.send('POST', `/properties/${id}/${name}`, { as: owner, body });
  const told = () => service.announced('lease-ending');
  const rented = async (leaseEnd?: string) => {
    const { _id } = await anActiveListing(service, owner);
    const { status, body } = await step(_id, 'rent', leaseEnd && { leaseEnd });
    expect([status, body.data.status, body.data.leaseEnd]).toEqual([200, 'rented', leaseEnd]);
    return _id;
  };

  it('is offered back once, with two concurrent runs', async () => {
    const id = await rented('2027-01-01');
    at(15, -3 * 3_600_000 - 1);
    expect(await offerRelisting(service.deps)).toBe(0);
    at(15, -3 * 3_600_000);
    const runs = await Promise.all([1, 2].map(() => offerRelisting(service.deps)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await offerRelisting(service.deps)).toBe(0);
    const facts = (await told()).map(({ fact }) => fact);
    // one event for the mail, one for the notes of browsers
    expect(facts).toHaveLength(2);
    expect(facts[0]).toMatchObject({
      listingId: id,
      leaseEnd: '2027-01-01',
      landlord: { email: owner.email },
    });
  });

  it('is not offered without an end, after a renewal, or of a hidden owner', async () => {
    await rented();
    const [renewed, hidden] = [await rented('2027-01-01'), await rented('2027-01-01')];
    await step(renewed, 'renew');
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: hidden }, { $set: { isHidden: true } });
    at(20);
    expect(await offerRelisting(service.deps)).toBe(0);
    expect(await told()).toEqual([]);
    expect(await service.deps.listings.get(renewed)).toMatchObject({ leaseEnd: null, offerAt: null });
  });

  it('is published again from the end of the lease', async () => {
    const id = await rented('2027-01-01');
    at(30);
    const { body } = await step(id, 'renew', { availableFrom: '2027-01-01' });
    expect(body.data).toMatchObject({ status: 'active', availableFrom: '2027-01-01' });
    expect(body.data.leaseEnd).toBeUndefined();
    const card = await service.connection.collection<{ _id: string }>('search_cards').findOne({ _id: id });
    expect(card).not.toBeNull();
  });

  it('is not published from a day more than a year ahead', async () => {
    const id = await rented();
    const { status, body } = await step(id, 'renew', { availableFrom: '2028-01-01' });
    expect([status, body.errors[0].param]).toEqual([422, 'availableFrom']);
    expect((await service.deps.listings.get(id)).status).toBe('rented');
  });

  const bulk = (ids: readonly string[], rest: object) =>
    service.send('POST', '/properties/bulk', { as: owner, body: { ids, ...rest } });

  it('is stored in bulk as one by one, with the same end for all', async () => {
    const single = await rented('2027-01-01');
    const ids = [];
    for (let count = 0; count < 2; count += 1) ids.push((await anActiveListing(service, owner))._id);
    const { body } = await bulk(ids, { action: 'rent', leaseEnd: '2027-01-01' });
    expect(body.data).toEqual(ids.map((id) => ({ id, status: 'rented' })));
    const leases = await Promise.all(
      [single, ...ids].map(async (id) => {
        const { status, leaseEnd, offerAt, closedAt } = await service.deps.listings.get(id);
        return { status, leaseEnd, offerAt, closedAt };
      }),
    );
    const expected = { status: 'rented', leaseEnd: '2027-01-01', offerAt: new Date('2026-11-17T07:00:00Z') };
    expect(leases).toEqual(leases.map(() => ({ ...expected, closedAt: START })));
  });

  it('is rented in bulk without an end', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await bulk([_id], { action: 'rent' })).body.data).toEqual([{ id: _id, status: 'rented' }]);
    expect(await service.deps.listings.get(_id)).toMatchObject({
      leaseEnd: null,
      offerAt: null,
      closedAt: START,
    });
  });

  it('refuses in bulk an end that has passed, and an end of another act', async () => {
    const { _id } = await anActiveListing(service, owner);
    const { body } = await bulk([_id], { action: 'rent', leaseEnd: '2026-11-02' });
    expect(body.data).toEqual([{ id: _id, message: 'Изберете ден след днешния.' }]);
    expect((await bulk([_id], { action: 'pause', leaseEnd: '2027-01-01' })).status).toBe(400);
    expect((await service.deps.listings.get(_id)).status).toBe('active');
  });

  it('refuses an end that has passed, and shows the end to the owner only', async () => {
    const { _id } = await anActiveListing(service, owner);
    const { status, body } = await step(_id, 'rent', { leaseEnd: '2026-11-02' });
    expect([status, body.message]).toEqual([422, 'Изберете ден след днешния.']);
    await step(_id, 'rent', { leaseEnd: '2027-01-01' });
    const shown = await service.send('GET', `/properties/${_id}`, { as: anActor() });
    expect(shown.body.data.status).toBe('rented');
    expect(JSON.stringify(shown.body)).not.toContain('2027-01-01');
  });
});

describe('changeLease', () => {
  let service: TestProperty;
  let owner: Actor;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = START;
    owner = anActor({ listingLimit: null });
  });

  const rented = async () => {
    const { _id } = await anActiveListing(service, owner);
    const body = { leaseEnd: '2027-01-01' };
    const reply = await service.send('POST', `/properties/${_id}/rent`, { as: owner, body });
    return { id: _id, version: reply.body.data.version as number };
  };
  const change = (id: string, body: object, as = owner) =>
    service.send('PUT', `/properties/${id}/lease`, { as, body });
  const lease = async (id: string) => {
    const { leaseEnd, offerAt } = await service.deps.listings.get(id);
    return { leaseEnd, offerAt };
  };

  it('moves the day of the offer with the end, and drops both', async () => {
    const { id } = await rented();
    const { status, body } = await change(id, { leaseEnd: '2027-06-01' });
    expect([status, body.data.leaseEnd, body.message]).toEqual([
      200,
      '2027-06-01',
      'Краят на договора е сменен.',
    ]);
    expect(await lease(id)).toEqual(leaseUntil('2027-06-01', START));
    await change(id, { leaseEnd: null });
    expect(await lease(id)).toEqual({ leaseEnd: null, offerAt: null });
  });

  it('is offered back again after an offer about the former end', async () => {
    const { id } = await rented();
    service.clock.now = new Date('2026-11-18T10:00:00Z');
    expect(await offerRelisting(service.deps)).toBe(1);
    await change(id, { leaseEnd: '2027-06-01' });
    service.clock.now = new Date('2027-04-17T06:00:00Z');
    expect(await offerRelisting(service.deps)).toBe(1);
  });

  it('keeps one end with the day of its own offer when two tabs change it at once', async () => {
    const { id, version } = await rented();
    const ends = ['2027-06-01', '2027-09-01'];
    const replies = await Promise.all(ends.map((leaseEnd) => change(id, { leaseEnd, version })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = ends[replies.findIndex(({ status }) => status === 200)] ?? '';
    expect(await lease(id)).toEqual(leaseUntil(won, START));
  });

  it('is refused to a tab that shows an earlier version, with the stored listing', async () => {
    const { id, version } = await rented();
    await change(id, { leaseEnd: '2027-06-01', version });
    const refused = await change(id, { leaseEnd: '2027-09-01', version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(refused.body.current.leaseEnd).toBe('2027-06-01');
  });

  it('answers a repeated request as done, without another version', async () => {
    const { id, version } = await rented();
    const body = { leaseEnd: '2027-06-01', version };
    const { body: first } = await change(id, body);
    const again = await change(id, body);
    expect([again.status, again.body.data.version]).toEqual([200, first.data.version]);
  });

  it('refuses a day that has passed, a listing that is not rented, and other people', async () => {
    const { id } = await rented();
    expect((await change(id, { leaseEnd: '2026-11-02' })).body.errors[0].param).toBe('leaseEnd');
    expect((await change(id, { leaseEnd: '2027-06-01' }, anActor({ role: 'landlord' }))).status).toBe(403);
    const { _id: active } = await anActiveListing(service, owner);
    const refused = await change(active, { leaseEnd: '2027-06-01' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });
});

describe('a public listing in its last days', () => {
  let service: TestProperty;
  let owner: Actor;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = START;
    owner = anActor({ listingLimit: 1 });
  });
  const renewAt = async (days: number, as = owner) => {
    const { _id } = await anActiveListing(service, owner);
    service.clock.now = new Date(START.getTime() + days * DAY_MS);
    return service.send('POST', `/properties/${_id}/renew`, { as });
  };

  it('is renewed by its owner for a whole period, without another slot', async () => {
    const { status, body } = await renewAt(23);
    expect([status, body.data.status]).toEqual([200, 'active']);
    expect(Date.parse(body.data.expiresAt) - service.clock.now.getTime()).toBe(30 * DAY_MS);
  });

  it('is not renewed before them, nor by an administrator', async () => {
    expect((await renewAt(22.9)).body.code).toBe('INVALID_TRANSITION');
    expect((await renewAt(23, anActor({ role: 'admin' }))).status).not.toBe(200);
  });
});
