import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { aDraft, anActiveListing } from './testing/a-listing.ts';

describe('listing allowance of a landlord', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
    owner = anActor({ listingLimit: 3 });
  });

  const read = async (as = owner) => (await service.send('GET', '/properties/allowance', { as })).body.data;
  const step = async (id: string, name: string) =>
    (await service.send('POST', `/properties/${id}/${name}`, { as: owner })).body.allowance;
  const remove = async (id: string) =>
    (await service.send('DELETE', `/properties/${id}`, { as: owner })).body.allowance;

  it('starts with all slots of the plan free', async () => {
    expect(await read()).toEqual({ used: 0, limit: 3 });
  });

  it('is returned by each step with the same value as the next read', async () => {
    const { _id } = await aDraft(service, owner);
    const walked: [string, number][] = [
      ['submit', 1],
      ['withdraw', 0],
      ['submit', 1],
    ];
    for (const [name, used] of walked) {
      expect(await step(_id, name)).toEqual({ used, limit: 3 });
      expect(await read()).toEqual({ used, limit: 3 });
    }
    const admin = anActor({ role: 'admin', listingLimit: null });
    await service.send('PUT', `/admin/properties/${_id}/approve`, { as: admin, body: {} });
    for (const [name, used] of [
      ['pause', 1],
      ['resume', 1],
      ['rent', 0],
      ['renew', 1],
    ] as const)
      expect(await step(_id, name)).toEqual({ used, limit: 3 });
    expect(await remove(_id)).toEqual({ used: 0, limit: 3 });
    expect(await step(_id, 'restore')).toEqual({ used: 1, limit: 3 });
    expect(await read()).toEqual({ used: 1, limit: 3 });
  });

  it('is returned by a bulk step', async () => {
    const first = await anActiveListing(service, owner);
    const second = await anActiveListing(service, owner);
    await step(first._id, 'rent');
    const { body } = await service.send('POST', '/properties/bulk', {
      as: owner,
      body: { action: 'renew', ids: [first._id, second._id] },
    });
    expect(body.allowance).toEqual({ used: 2, limit: 3 });
  });

  it('is the caller’s own, and unlimited for an admin', async () => {
    const listing = await anActiveListing(service, owner);
    const admin = anActor({ role: 'admin', listingLimit: null });
    const reply = await service.send('DELETE', `/properties/${listing._id}`, { as: admin });
    expect(reply.body.allowance).toEqual({ used: 0, limit: null });
    expect(await read(admin)).toEqual({ used: 0, limit: null });
  });
});
