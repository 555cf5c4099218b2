import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const DAY_MS = 86_400_000;

describe('estimate of a search', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  it('counts the public listings that match and were first published within 14 days', async () => {
    const owner = anActor({ listingLimit: null });
    const published = async (daysAgo: number, fields = {}) => {
      const now = service.clock.now;
      service.clock.now = new Date(now.getTime() - daysAgo * DAY_MS);
      const listing = await anActiveListing(service, owner, fields);
      service.clock.now = now;
      return listing._id;
    };
    const ids = [await published(1), await published(13), await published(15)];
    const rented = await published(2);
    await published(1, { location: { city: 'varna' } });
    await service.send('POST', `/properties/${rented}/rent`, { as: owner });
    await service.deps.engine.refresh([...ids, rented]);
    const body = { filter: { location: 'sofia', landlord: owner.id, priceMax: '900' } };
    const { status, body: reply } = await service.send('POST', '/saved-searches/preview', { body });
    expect([status, reply.data]).toEqual([200, { found: 2, days: 14, aDay: 0.1 }]);
    const refused = await service.send('POST', '/saved-searches/preview', { body: { filter: {} } });
    expect(refused.body.message).toContain('Стеснете търсенето');
  });
});
