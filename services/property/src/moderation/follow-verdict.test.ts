import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const reason = 'Няколко потребители сигнализираха за обявата.';

describe('verdict about a reported listing', () => {
  let service: TestProperty;
  const effects = new Set<string>();

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const context = (eventId: string) => ({
    eventId,
    once: async (work: Parameters<typeof service.deps.inTransaction<void>>[0]) => {
      if (effects.has(eventId)) return;
      await service.deps.inTransaction(work);
      effects.add(eventId);
    },
  });
  const recall = (listingId: string, eventId: string) =>
    propertyInbox(service.deps)['listing-recalled'](
      { listingId, reason, by: 'system', actorId: null },
      context(eventId),
    );
  const condemn = (listingId: string, eventId: string) =>
    propertyInbox(service.deps)['listing-condemned'](
      { listingId, reason, actorId: 'admin' },
      context(eventId),
    );
  const moderate = (id: string, step: string) =>
    service.send('PUT', `/admin/properties/${id}/${step}`, { as: admin, body: {} });
  const statusOf = async (id: string) => (await service.deps.listings.get(id)).status;

  it('hides the listing, and a redelivery does not undo a moderator’s approval', async () => {
    const { _id } = await anActiveListing(service, anActor());
    await recall(_id, 'e1');
    expect(await statusOf(_id)).toBe('pending');
    expect((await moderate(_id, 'approve')).status).toBe(200);
    await recall(_id, 'e1');
    expect(await statusOf(_id)).toBe('active');
  });

  it('removes the listing, and a redelivery does not undo an appeal', async () => {
    const { _id } = await anActiveListing(service, anActor());
    await condemn(_id, 'e2');
    expect(await statusOf(_id)).toBe('removed');
    expect((await service.send('PUT', `/admin/properties/${_id}/reinstate`, { as: admin })).status).toBe(200);
    await condemn(_id, 'e2');
    expect(await statusOf(_id)).toBe('active');
  });

  it('is skipped for a listing that changed state or is gone', async () => {
    const owner = anActor();
    const { _id } = await anActiveListing(service, owner);
    await service.send('POST', `/properties/${_id}/pause`, { as: owner });
    await recall(_id, 'e3');
    expect(await statusOf(_id)).toBe('paused');
    await expect(condemn('nowhere', 'e4')).resolves.toBeUndefined();
  });
});
