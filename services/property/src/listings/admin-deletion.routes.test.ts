import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { anActiveListing } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;
const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });

describe('admin deletion of a listing', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
    owner = anActor();
  });

  const remove = (id: string, as = admin) => service.send('DELETE', `/properties/${id}`, { as });
  const restore = (id: string, as = admin) => service.send('POST', `/properties/${id}/restore`, { as });
  const acts = async (id: string) =>
    (await service.announced('admin-acted'))
      .map(({ fact }) => fact)
      .filter(({ target }) => (target as { id: string }).id === id);

  it('deletes a listing, lists it among the deleted and restores it even when its owner has no free slot', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await remove(_id)).body).toMatchObject({
      message: 'Обявата е изтрита.',
      data: { status: 'deleted' },
    });
    await anActiveListing(service, owner);
    const found = await service.send('GET', `/properties/admin/all?status=deleted&ownerId=${owner.id}`, {
      as: admin,
    });
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([_id]);
    expect((await restore(_id)).body.data.status).toBe('paused');
  });

  it('records both acts in the audit log, with before and after', async () => {
    const { _id } = await anActiveListing(service, owner);
    await remove(_id);
    await restore(_id);
    expect(await acts(_id)).toMatchObject([
      {
        action: 'deleteProperty',
        actor: { id: 'admin' },
        target: { kind: 'listing', id: _id },
        before: { status: 'active' },
        after: { status: 'deleted' },
      },
      { action: 'restoreProperty', before: { status: 'deleted' }, after: { status: 'paused' } },
    ]);
  });

  it('tells the owner that an administrator deleted it', async () => {
    const { _id } = await anActiveListing(service, owner);
    await remove(_id);
    const told = (await service.announced('listing-moved')).filter(({ fact }) => fact.listingId === _id);
    expect(told.at(-1)?.fact).toMatchObject({ action: 'delete', by: 'admin', to: 'deleted' });
  });

  it('refuses to restore after 30 days, and to delete a removed listing', async () => {
    const { _id } = await anActiveListing(service, owner);
    await remove(_id);
    service.clock.now = new Date(Date.now() + 31 * DAY_MS);
    expect(await restore(_id)).toMatchObject({ status: 410, body: { code: 'GONE' } });
    service.clock.now = new Date();
    const other = await anActiveListing(service, anActor());
    const body = { reason: 'Чужди снимки в обявата.' };
    await service.send('PUT', `/admin/properties/${other._id}/remove`, { as: admin, body });
    expect(await remove(other._id)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('is refused for another landlord, and an owner’s own step is not audited as an administrator’s', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await remove(_id, anActor())).status).toBe(403);
    expect((await remove(_id, owner)).status).toBe(200);
    expect((await restore(_id, anActor())).status).toBe(404);
    expect((await restore(_id, owner)).status).toBe(200);
    expect(await acts(_id)).toEqual([]);
  });
});
