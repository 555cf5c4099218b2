import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { aHit, storedHit } from './testing/a-search.ts';

describe('news of favourites', () => {
  let service: TestProperty;
  let tenant: Actor;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    tenant = anActor({ role: 'tenant' });
  });

  const toggle = (id: string) => service.send('POST', `/properties/${id}/favorite`, { as: tenant });
  const list = async () => (await service.send('GET', '/properties/favorites', { as: tenant })).body;

  it('are told of until their person switches that off, and again after', async () => {
    const { _id: listingId } = await anActiveListing(service, owner);
    const tell = (isTold: boolean, as = tenant) =>
      service.send('PATCH', `/properties/${listingId}/favorite`, { as, body: { isTold } });
    const isTold = async () =>
      (await service.connection.collection('favorites').findOne({ userId: tenant.id, propertyId: listingId }))
        ?.isTold as boolean | undefined;
    expect((await tell(false)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Обявата не е сред любимите ви.',
    });
    await toggle(listingId);
    const news = await aHit(service, { as: tenant, listingId, reason: 'cheaper' });
    const ofSearch = await aHit(service, { as: tenant, listingId, searchId: 'a-search' });
    expect((await tell(false)).body).toMatchObject({
      data: null,
      message: 'Няма да ви пишем за тази обява.',
    });
    expect(await isTold()).toBe(false);
    expect((await list()).data).toMatchObject([{ id: listingId, isTold: false }]);
    expect(await storedHit(service, news)).toMatchObject({ state: 'dropped', dropReason: 'search_stopped' });
    expect((await storedHit(service, ofSearch))?.state).toBe('waiting');
    expect((await tell(false, anActor({ role: 'tenant' }))).status).toBe(404);
    expect((await tell(true)).status).toBe(200);
    expect(await isTold()).toBeUndefined();
    expect((await list()).data).toMatchObject([{ id: listingId, isTold: true }]);
  });

  it('are not told of once removed', async () => {
    const { _id: listingId } = await anActiveListing(service, owner);
    await toggle(listingId);
    const news = await aHit(service, { as: tenant, listingId, reason: 'cheaper' });
    await toggle(listingId);
    expect((await storedHit(service, news))?.dropReason).toBe('search_stopped');
  });
});
