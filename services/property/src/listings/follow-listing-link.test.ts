import type { Actor } from '@pokriv/contracts/actor';
import type { PeriodAction } from '@pokriv/contracts/listing/link-actions';
import { LISTING_LINK } from '@pokriv/contracts/listing/listing-link';
import { signText } from '@pokriv/service-kit/signed-text';
import { anActor, TEST_LINK_SECRET, TEST_SECRET } from '@pokriv/service-kit/testing';

import { PREVIOUS_LINK_SECRET, startProperty, type TestProperty } from '../testing.ts';
import { expireListing } from './expire-listings.ts';
import type { StoredListing } from './stored-listing.ts';
import { anActiveListing } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;

describe('one-click mail link', () => {
  let service: TestProperty;
  let owner: Actor;
  let listing: StoredListing;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = new Date();
    owner = anActor();
    listing = await anActiveListing(service, owner);
    wait(1);
  });

  const wait = (days: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + days * DAY_MS);
  };
  const tokenFor = (action: PeriodAction, secret = TEST_LINK_SECRET) => {
    const period = listing.expiresAt?.getTime() ?? 0;
    const link = { listingId: listing._id, action, period, until: period + 30 * DAY_MS };
    return signText(link, { purpose: LISTING_LINK, secret });
  };
  const follow = (token: string) => service.send('POST', '/properties/links', { body: { token } });
  const stored = () => service.deps.listings.get(listing._id);
  const used = {
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringContaining('вече е използвана') },
  };

  it('renews a public listing once, without a session', async () => {
    wait(22);
    const reply = await follow(tokenFor('renew'));
    const expiresAt = new Date(service.clock.now.getTime() + 30 * DAY_MS);
    expect(reply.body).toMatchObject({
      message: 'Обявата е подновена.',
      data: { id: listing._id, action: 'renew', status: 'active', expiresAt: expiresAt.toISOString() },
    });
    expect(Object.keys(reply.body.data)).toEqual(['id', 'title', 'action', 'status', 'expiresAt']);
    expect(await stored()).toMatchObject({ expiresAt, confirmedAt: service.clock.now });
    wait(1);
    for (const action of ['renew', 'rent'] as const)
      expect(await follow(tokenFor(action))).toMatchObject(used);
    expect((await stored()).expiresAt).toEqual(expiresAt);
    const [entry] = (await service.send('GET', `/properties/${listing._id}/history`, { as: owner })).body
      .data;
    expect(entry).toMatchObject({ action: 'renew', actorId: owner.id, from: 'active', to: 'active' });
    expect(entry.reason).toBe('Чрез връзка от писмо.');
  });

  it('marks a listing as rented, once', async () => {
    const reply = await follow(tokenFor('rent'));
    expect(reply.body).toMatchObject({
      message: 'Обявата е отбелязана като отдадена.',
      data: { status: 'rented' },
    });
    expect(await follow(tokenFor('rent'))).toMatchObject(used);
    expect((await follow(tokenFor('renew'))).body.data.status).toBe('active');
    expect(await follow(tokenFor('rent'))).toMatchObject(used);
  });

  it('is used once by many concurrent requests', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => follow(tokenFor('renew'))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('renews an expired listing within its owner’s slots', async () => {
    wait(30);
    await expireListing(service.deps, listing._id);
    expect((await follow(tokenFor('renew'))).body.data.status).toBe('active');

    const other = await anActiveListing(service, owner);
    listing = await stored();
    wait(30);
    await expireListing(service.deps, listing._id);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: other._id }, { $set: { expiresAt: new Date(service.clock.now.getTime() + DAY_MS) } });
    expect(await follow(tokenFor('renew'))).toMatchObject({
      status: 403,
      body: { code: 'LISTING_LIMIT_REACHED' },
    });
    await service.deps.inTransaction((unit) =>
      service.deps.accounts.see({ userId: owner.id, version: 1, listingLimit: 5 }, service.clock.now, unit),
    );
    expect((await follow(tokenFor('renew'))).body.data.status).toBe('active');
  });

  it('sends a listing to the moderators when its approval is older than 180 days', async () => {
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: listing._id }, { $set: { 'approval.at': new Date(Date.now() - 181 * DAY_MS) } });
    expect((await follow(tokenFor('renew'))).body).toMatchObject({
      message: 'Обявата е изпратена за одобрение.',
      data: { status: 'pending' },
    });
  });

  it('expires 30 days after the end of the period', async () => {
    wait(60);
    expect(await follow(tokenFor('renew'))).toMatchObject({
      status: 410,
      body: { code: 'GONE', message: expect.stringContaining('вече не важи') },
    });
  });

  it('works when it was mailed before a rotation of the secret', async () => {
    expect((await follow(tokenFor('renew', PREVIOUS_LINK_SECRET))).status).toBe(200);
  });

  it('is refused with an invalid signature', async () => {
    const forged = [tokenFor('renew', TEST_SECRET), 'a'.repeat(40), `${tokenFor('renew')}x`];
    const other = signText({ listingId: listing._id }, { purpose: LISTING_LINK, secret: TEST_LINK_SECRET });
    for (const token of [...forged, other])
      expect(await follow(token)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await follow('short')).status).toBe(400);
  });

  it('refuses a transition that the state table does not allow', async () => {
    await service.send('DELETE', `/properties/${listing._id}`, { as: owner });
    for (const action of ['renew', 'rent'] as const)
      expect((await follow(tokenFor(action))).body.code).toBe('INVALID_TRANSITION');
  });
});
