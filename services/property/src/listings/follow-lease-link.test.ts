import type { Actor } from '@pokriv/contracts/actor';
import type { LeaseAction } from '@pokriv/contracts/listing/link-actions';
import { LISTING_LINK, type LeaseLink } from '@pokriv/contracts/listing/listing-link';
import { signText } from '@pokriv/service-kit/signed-text';
import { anActor, TEST_LINK_SECRET, TEST_SECRET } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { leaseUntil } from './lease.ts';
import { anActiveListing } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-02T10:00:00Z');
const LEASE_END = '2026-12-10';

describe('mail link about the end of a lease', () => {
  let service: TestProperty;
  let owner: Actor;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = START;
    owner = anActor({ listingLimit: 1 });
    ({ _id: id } = await anActiveListing(service, owner));
    await step('rent', { leaseEnd: LEASE_END });
  });

  const step = (name: string, body: object = {}) =>
    service.send('POST', `/properties/${id}/${name}`, { as: owner, body });
  const changeLease = (leaseEnd: string | null) =>
    service.send('PUT', `/properties/${id}/lease`, { as: owner, body: { leaseEnd } });
  const tokenFor = (action: LeaseAction, part: Partial<LeaseLink> = {}, secret = TEST_LINK_SECRET) => {
    const until = START.getTime() + 100 * DAY_MS;
    const link: LeaseLink = { listingId: id, action, leaseEnd: LEASE_END, until, ...part };
    return signText(link, { purpose: LISTING_LINK, secret });
  };
  const follow = (token: string, leaseEnd?: string | null) =>
    service.send('POST', '/properties/links', {
      body: { token, ...(leaseEnd !== undefined && { leaseEnd }) },
    });
  const stored = () => service.deps.listings.get(id);
  const lease = async () => {
    const { leaseEnd, offerAt } = await stored();
    return { leaseEnd, offerAt };
  };

  it('publishes the listing again, free from the end of the lease', async () => {
    const { body } = await follow(tokenFor('relist'));
    expect(body).toMatchObject({
      message: 'Обявата е подновена.',
      data: { id, action: 'relist', status: 'active', availableFrom: LEASE_END },
    });
    expect(body.data.isRepeated).toBeUndefined();
    expect(await stored()).toMatchObject({ status: 'active', leaseEnd: null, offerAt: null });
    const { body: history } = await service.send('GET', `/properties/${id}/history`, { as: owner });
    expect(history.data[0]).toMatchObject({
      action: 'renew',
      actorId: owner.id,
      reason: 'Чрез връзка от писмо.',
    });
  });

  it('is free from today when the lease is over', async () => {
    service.clock.now = new Date('2027-01-05T10:00:00Z');
    expect((await follow(tokenFor('relist'))).body.data.availableFrom).toBe('2027-01-05');
  });

  it('changes nothing when it is pressed again, also at the same time', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => follow(tokenFor('relist'))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.filter(({ body }) => body.data.isRepeated)).toHaveLength(2);
    const { version } = await stored();
    const again = await follow(tokenFor('relist'));
    expect(again.body).toMatchObject({
      message: expect.stringContaining('Нищо не е променено.'),
      data: { status: 'active', isRepeated: true },
    });
    expect((await stored()).version).toBe(version);
  });

  it('keeps the lease until a new end, which is offered back in its turn', async () => {
    const { body } = await follow(tokenFor('prolong'), '2027-12-10');
    expect(body).toMatchObject({
      message: 'Краят на договора е сменен.',
      data: { action: 'prolong', status: 'rented', leaseEnd: '2027-12-10' },
    });
    expect(await lease()).toEqual(leaseUntil('2027-12-10', START));
    const repeated = await follow(tokenFor('prolong'), '2027-12-10');
    expect([repeated.status, repeated.body.data.isRepeated]).toEqual([200, true]);
  });

  it.each([[null], [undefined]])('forgets the end when the new one is %p', async (leaseEnd) => {
    const { body } = await follow(tokenFor('prolong'), leaseEnd);
    expect(body.data).toMatchObject({ status: 'rented', leaseEnd: null });
    expect(await lease()).toEqual({ leaseEnd: null, offerAt: null });
  });

  it('refuses a new end that has passed', async () => {
    const { status, body } = await follow(tokenFor('prolong'), '2026-11-02');
    expect([status, body.errors[0].param]).toEqual([422, 'leaseEnd']);
    expect((await lease()).leaseEnd).toBe(LEASE_END);
  });

  it('does not act against another end that the owner has given since', async () => {
    await changeLease('2028-01-01');
    for (const token of [tokenFor('relist'), tokenFor('prolong')])
      expect(await follow(token, '2027-12-10')).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', message: expect.stringContaining('Краят на договора е друг') },
      });
    expect(await stored()).toMatchObject({ status: 'rented', leaseEnd: '2028-01-01' });
  });

  it('does not prolong the lease of a listing that was published again', async () => {
    await step('renew');
    expect(await follow(tokenFor('prolong'), '2027-12-10')).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', message: 'Обявата вече не е отбелязана като отдадена.' },
    });
    expect(await stored()).toMatchObject({ status: 'active', leaseEnd: null });
  });

  it.each(['pause', 'delete'])('does not publish a listing again after „%s“', async (name) => {
    await step('renew');
    if (name === 'delete') await service.send('DELETE', `/properties/${id}`, { as: owner });
    else await step(name);
    expect((await follow(tokenFor('relist'))).body.code).toBe('INVALID_TRANSITION');
  });

  it('needs a free slot', async () => {
    await anActiveListing(service, owner);
    await service.deps.inTransaction((unit) =>
      service.deps.accounts.see({ userId: owner.id, version: 1, listingLimit: 1 }, START, unit),
    );
    expect((await follow(tokenFor('relist'))).body.code).toBe('LISTING_LIMIT_REACHED');
    expect((await stored()).status).toBe('rented');
  });

  it('expires, and is refused with an invalid signature or another payload', async () => {
    const old = tokenFor('relist', { until: START.getTime() });
    expect(await follow(old)).toMatchObject({ status: 410, body: { code: 'GONE' } });
    const wrong = { action: 'renew', leaseEnd: LEASE_END } as unknown as Partial<LeaseLink>;
    for (const token of [tokenFor('relist', {}, TEST_SECRET), tokenFor('relist', wrong)])
      expect((await follow(token)).body.code).toBe('BAD_REQUEST');
    expect((await stored()).status).toBe('rented');
  });
});
