import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';

describe('own listings with promotions', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it('show the running promotion of each, else the next waiting one', async () => {
    const owner = anActor({ listingLimit: null });
    const plain = await anActiveListing(service, owner);
    const running = await anActiveListing(service, owner);
    await promote(service, running, { type: 'super' });
    await promote(service, running);
    const waiting = await aDraft(service, owner);
    await service.send('POST', `/properties/${waiting._id}/submit`, { as: owner });
    const startsAt = new Date(service.clock.now.getTime() + 3 * 86_400_000).toISOString();
    await promote(service, waiting, { startsAt, type: 'super' });
    await promote(service, waiting);

    const { body } = await service.send('GET', '/properties/my-properties', { as: owner });
    const shown = (id: string) =>
      (body.data as { id: string; promotion?: object }[]).find((one) => one.id === id)?.promotion;
    expect(shown(plain._id)).toBeUndefined();
    expect(shown(running._id)).toMatchObject({ type: 'super', status: 'active' });
    expect(shown(waiting._id)).toEqual({
      type: 'regular',
      status: 'scheduled',
      startsAt: null,
      endsAt: null,
    });
  });
});
