import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { aHit } from './testing/some-hits.ts';

describe('the people whom alerts told of a listing', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it.each([
    [9, null],
    [10, 10],
    [14, 10],
    [15, 15],
  ])('are %d, and its owner learns %p', async (people, shown) => {
    const owner = anActor();
    const listing = await anActiveListing(service, owner);
    for (let number = 0; number < people; number += 1) {
      const person = anActor();
      await aHit(service, person, listing, { state: 'sent' });
      await aHit(service, person, listing, { state: 'sent', cause: 2 });
    }
    await aHit(service, anActor(), listing, { state: 'waiting' });
    const { body } = await service.send('GET', `/properties/${listing._id}/stats`, { as: owner });
    expect(body.data.toldPeople).toBe(shown);
  });
});
