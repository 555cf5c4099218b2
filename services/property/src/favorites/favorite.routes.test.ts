import { randomUUID } from 'node:crypto';

import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { eraseFavorites } from './erase-favorites.ts';
import { favoriteModel } from './favorite.model.ts';

describe('favourites', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const toggle = (id: string, as = tenant) => service.send('POST', `/properties/${id}/favorite`, { as });
  const list = async (query = '') =>
    (await service.send('GET', `/properties/favorites${query}`, { as: tenant })).body;
  let tenant = anActor({ role: 'tenant' });
  beforeEach(() => {
    tenant = anActor({ role: 'tenant' });
  });

  it('are added and removed by the same call', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await toggle(_id)).body).toEqual({
      success: true,
      favorited: true,
      message: 'Добавено в любими.',
    });
    expect((await list()).data).toMatchObject([{ id: _id, favorites: 1 }]);
    expect((await service.deps.listings.get(_id)).favorites).toBe(1);
    expect((await toggle(_id)).body).toEqual({
      success: true,
      favorited: false,
      message: 'Премахнато от любими.',
    });
    expect(await list()).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await service.deps.listings.get(_id)).favorites).toBe(0);
  });

  it('are counted exactly under concurrent calls', async () => {
    const { _id } = await anActiveListing(service, owner);
    const people = Array.from({ length: 6 }, () => anActor({ role: 'tenant' }));
    await Promise.all(people.map((person) => toggle(_id, person)));
    const twice = await Promise.all([toggle(_id), toggle(_id)]);
    expect(twice.map(({ body }) => body.favorited).sort()).toEqual([false, true]);
    expect((await service.deps.listings.get(_id)).favorites).toBe(6);
    const day = sofiaDay(service.clock.now);
    expect(await service.deps.days.between(_id, day, day)).toMatchObject([{ favorites: 6 }]);
    const [card] = await service.deps.cards.rowsOf([_id]);
    expect(card?.f).toBe(6);
  });

  it('are listed newest first, without those no longer public', async () => {
    const listings = [];
    for (const title of ['Първа обява за наем', 'Втора обява за наем', 'Трета обява за наем']) {
      const listing = await anActiveListing(service, owner, { title });
      listings.push(listing._id);
      service.clock.now = new Date(service.clock.now.getTime() + 1000);
      await toggle(listing._id);
    }
    const [first = '', second = '', third = ''] = listings;
    await service.send('POST', `/properties/${second}/pause`, { as: owner });
    const page = await list('?limit=1');
    expect(page).toMatchObject({ data: [{ id: third }], pagination: { total: 2, hasNext: true } });
    expect((await list('?limit=1&page=2')).data).toMatchObject([{ id: first }]);
    expect((await list('?limit=2&page=2')).data).toEqual([]);
    expect((await toggle(second)).body.favorited).toBe(false);
    expect((await toggle(second)).status).toBe(404);
  });

  it('count on the day they were added, also when removed later', async () => {
    const { _id } = await anActiveListing(service, owner);
    const added = sofiaDay(service.clock.now);
    await toggle(_id);
    await toggle(_id, anActor({ role: 'tenant' }));
    service.clock.now = new Date(service.clock.now.getTime() + 86_400_000);
    await toggle(_id);
    expect(await service.deps.days.between(_id, added, sofiaDay(service.clock.now))).toMatchObject([
      { day: added, favorites: 1 },
    ]);
  });

  describe('of an account without a verified e-mail', () => {
    const countersOf = async (id: string) => {
      const { favorites } = await service.deps.listings.get(id);
      const [card] = await service.deps.cards.rowsOf([id]);
      const day = sofiaDay(service.clock.now);
      const [ofDay] = await service.deps.days.between(id, day, day);
      expect([card?.f, ofDay?.favorites ?? 0]).toEqual([favorites, favorites]);
      return favorites;
    };
    const verify = (userId: string) =>
      propertyInbox(service.deps)['account-changed'](
        {
          ...{ userId, email: 'a@example.bg', firstName: 'Иван', lastName: 'Иванов', avatar: null },
          ...{ role: 'tenant', isPremium: false, isEmailVerified: true, version: 2 },
        },
        { eventId: randomUUID(), once: (change) => service.deps.inTransaction(change) },
      );
    beforeEach(() => {
      tenant = anActor({ role: 'tenant', isEmailVerified: false });
    });

    it('are kept and not counted', async () => {
      const { _id } = await anActiveListing(service, owner);
      expect((await toggle(_id)).body).toMatchObject({ favorited: true });
      expect((await list()).data).toMatchObject([{ id: _id, favorites: 0 }]);
      expect(await countersOf(_id)).toBe(0);
      expect((await toggle(_id)).body).toMatchObject({ favorited: false });
      expect(await countersOf(_id)).toBe(0);
    });

    it('are counted once after verification, and discounted on removal', async () => {
      const listings = [];
      for (let at = 0; at < 3; at += 1) listings.push((await anActiveListing(service, owner))._id);
      const [kept = '', removed = '', later = ''] = listings;
      await toggle(kept);
      await toggle(removed);
      await toggle(removed);
      await verify(tenant.id);
      await verify(tenant.id);
      expect([await countersOf(kept), await countersOf(removed)]).toEqual([1, 0]);
      tenant = { ...tenant, isEmailVerified: true };
      await toggle(later);
      await toggle(kept);
      expect([await countersOf(kept), await countersOf(later)]).toEqual([0, 1]);
    });

    it('are all counted after verification, and all erased, however many there are', async () => {
      const favorites = favoriteModel(service.connection);
      const { id: userId } = tenant;
      const many = Array.from({ length: 51 }, (_, at) => `home-${at}`).map((propertyId) => ({
        ...{ _id: `${userId}:${propertyId}`, userId, propertyId, at: service.clock.now, isCounted: false },
      }));
      await favorites.insertMany(many);
      await verify(userId);
      expect(await favorites.countDocuments({ userId, isCounted: false })).toBe(0);
      await eraseFavorites(service.deps, userId);
      expect(await favorites.countDocuments({ userId })).toBe(0);
    });

    it('leave the counters unchanged when the account is erased', async () => {
      const { _id } = await anActiveListing(service, owner);
      await toggle(_id, anActor({ role: 'tenant' }));
      await toggle(_id);
      await eraseFavorites(service.deps, tenant.id);
      expect(await countersOf(_id)).toBe(1);
      expect((await list()).data).toEqual([]);
    });
  });

  it('need a signed-in user', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await service.send('POST', `/properties/${_id}/favorite`)).status).toBe(401);
    expect((await service.send('GET', '/properties/favorites')).status).toBe(401);
  });
});
