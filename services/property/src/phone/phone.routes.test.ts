import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing } from '../testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';

describe('POST /properties/:id/phone', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty({ phone: { points: 2, seconds: 60 } });
  });
  afterAll(async () => service.close());

  const reveal = (id: string, options = {}) => service.send('POST', `/properties/${id}/phone`, options);

  it('gives the phone and counts it', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await reveal(_id, { ip: '10.2.0.1' })).body.data).toEqual({
      phone: '0888123456',
      name: 'Мария Иванова',
    });
    expect((await service.deps.listings.get(_id)).phoneReveals).toBe(1);
    const day = sofiaDay(service.clock.now);
    expect(await service.deps.days.between(_id, day, day)).toMatchObject([{ phoneReveals: 1, views: 0 }]);
    await reveal(_id, { as: owner });
    expect((await service.deps.listings.get(_id)).phoneReveals).toBe(1);
  });

  it('is limited by address for visitors and by account for users', async () => {
    const { _id } = await anActiveListing(service, owner);
    const tenant = anActor({ role: 'tenant' });
    for (const options of [{ ip: '10.2.0.2' }, { as: tenant, ip: '10.2.0.2' }]) {
      const replies = [await reveal(_id, options), await reveal(_id, options), await reveal(_id, options)];
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(replies[2]?.body).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    }
  });

  it('gives nothing of a listing that is not offered, or whose owner wants to be written to', async () => {
    const draft = await aDraft(service, owner);
    const written = await anActiveListing(service, owner, { contactMethods: ['message'] });
    for (const { _id } of [draft, written]) expect((await reveal(_id, { ip: '10.2.0.3' })).status).toBe(404);
  });
});
