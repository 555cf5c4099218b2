import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { placeOffsets } from './place-offsets.ts';

describe('place-offsets migration', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  it('gives existing listings one public point per place, also in search', async () => {
    const owner = anActor({ listingLimit: null });
    const [first, second] = [await anActiveListing(service, owner), await anActiveListing(service, owner)];
    const listings = service.connection.collection<{ _id: string }>('listings');
    const geo = completeFields.location?.geo ?? { lat: 0, lon: 0 };
    const points = [
      { lat: geo.lat + 0.001, lon: geo.lon },
      { lat: geo.lat, lon: geo.lon + 0.002 },
    ];
    await service.connection.collection('place_offsets').deleteMany({ ownerId: owner.id });
    for (const [index, { _id }] of [first, second].entries())
      await listings.updateOne({ _id }, { $set: { publicGeo: points[index] } });
    await placeOffsets.up(service.connection);
    await placeOffsets.up(service.connection);
    for (const { _id } of [first, second]) {
      expect((await service.deps.listings.get(_id)).publicGeo).toEqual(points[0]);
      const card = await searchCards(service.connection).findOne({ _id });
      expect([card?.lat, card?.lon]).toEqual([points[0]?.lat, points[0]?.lon]);
    }
  });
});
