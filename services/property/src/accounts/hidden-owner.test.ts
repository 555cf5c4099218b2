import type { Actor } from '@pokriv/contracts/actor';
import type { JobData } from '@pokriv/contracts/jobs';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { anActiveListing, aDraft } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

describe('owner who is suspended or about to be erased', () => {
  let service: TestProperty;
  let owner: Actor;
  let other: Actor;
  let version = 1;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    owner = anActor({ role: 'landlord', listingLimit: 9 });
    other = anActor({ role: 'tenant' });
  });

  const hide = (isHidden: boolean, as = (version += 1)) => {
    const { id: userId, email, firstName, lastName, avatar, role, isPremium } = owner;
    const fact: JobData<'account-changed'> = {
      ...{ userId, email, firstName, lastName, avatar, role, isPremium },
      isHidden,
      version: as,
    };
    return propertyInbox(service.deps)['account-changed'](fact, {
      eventId: 'e',
      once: (change) => service.deps.inTransaction(change),
    });
  };
  const statusOf = async (id: string, as?: Actor) =>
    (await service.send('GET', `/properties/${id}`, as && { as })).status;
  const found = async () =>
    (await service.send('GET', `/properties?landlord=${owner.id}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  const favorites = async () =>
    (await service.send('GET', '/properties/favorites', { as: other })).body.data.map(
      ({ id }: { id: string }) => id,
    );
  const phone = (id: string) => service.send('POST', `/properties/${id}/phone`, { as: other });
  const inSitemap = async (id: string) => {
    const listed = await service.deps.sitemap.listingsOf(id.slice(0, 2), '', 50_000);
    return listed.some(({ _id }) => _id === id);
  };

  it('is hidden in search, favourites, sitemap, page and phone, and visible again afterwards', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await service.send('POST', `/properties/${id}/favorite`, { as: other });
    const before = await service.deps.listings.get(id);
    await hide(true);
    expect([await found(), await favorites(), await inSitemap(id)]).toEqual([[], [], false]);
    expect([await statusOf(id), await statusOf(id, other), (await phone(id)).status]).toEqual([
      404, 404, 404,
    ]);
    expect(await statusOf(id, owner)).toBe(200);
    await hide(false);
    expect([await found(), await favorites(), await inSitemap(id)]).toEqual([[id], [id], true]);
    expect([await statusOf(id), (await phone(id)).status]).toEqual([200, 200]);
    const { status, expiresAt, publishedAt, favorites: count } = await service.deps.listings.get(id);
    expect({ status, expiresAt, publishedAt, count }).toEqual({
      status: 'active',
      expiresAt: before.expiresAt,
      publishedAt: before.publishedAt,
      count: 1,
    });
  });

  it('stays hidden when an outdated event arrives late', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await hide(true, 9);
    await hide(false, 8);
    expect(await statusOf(id)).toBe(404);
  });

  it('has nothing published meanwhile, and approved listings are published afterwards', async () => {
    const { _id: id } = await aDraft(service, owner);
    await hide(true);
    const admin = anActor({ role: 'admin' });
    await service.send('POST', `/properties/${id}/submit`, { as: owner });
    const approved = await service.send('PUT', `/admin/properties/${id}/approve`, { as: admin });
    expect([approved.status, await statusOf(id), await found()]).toEqual([200, 404, []]);
    await hide(false);
    expect([await statusOf(id), await found()]).toEqual([200, [id]]);
  });

  it('is hidden when the approval and the event are concurrent', async () => {
    const admin = anActor({ role: 'admin' });
    const { _id: id } = await aDraft(service, owner);
    await service.send('POST', `/properties/${id}/submit`, { as: owner });
    await Promise.all([hide(true), service.send('PUT', `/admin/properties/${id}/approve`, { as: admin })]);
    expect([await statusOf(id), await found()]).toEqual([404, []]);
  });
});
