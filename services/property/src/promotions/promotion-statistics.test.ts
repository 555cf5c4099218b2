import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const none = { impressions: 0, views: 0, favorites: 0, phoneReveals: 0, inquiries: 0 };

describe('promotion statistics', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it('have every field of decisions §8', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id } = await anActiveListing(service, owner);
    service.clock.now = new Date('2026-11-18T12:00:00Z');
    await promote(service, { _id, ownerId: owner.id }, { type: 'super' });
    const counted = (day: string, counts: Partial<typeof none>) =>
      service.deps.inTransaction((unit) => service.deps.days.add([{ listing: _id, day, counts }], unit));
    const first = { impressions: 20, views: 5, favorites: 2, phoneReveals: 1, inquiries: 3 };
    await counted('2026-11-17', { views: 4 });
    await counted('2026-11-18', first);
    service.clock.now = new Date('2026-11-19T10:00:00Z');
    await counted('2026-11-19', { impressions: 1, inquiries: 1 });

    const { body } = await service.send('GET', `/properties/${_id}/promotion-stats`, { as: owner });
    expect(body.data).toEqual({
      type: 'super',
      startsAt: '2026-11-18T12:00:00.000Z',
      endsAt: '2026-11-25T12:00:00.000Z',
      daysLeft: 7,
      impressions: 21,
      clicks: 5,
      views: 5,
      favorites: 2,
      phoneReveals: 1,
      inquiries: 4,
      baselinePerDay: 2,
      daily: [
        { date: '2026-11-18', ...first },
        { date: '2026-11-19', ...none, impressions: 1, inquiries: 1 },
      ],
    });
  });
});
