import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { cardsWithAvailability } from './cards-with-availability.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

test('cards-with-availability migration adds the availability date to cards and creates no card', async () => {
  const cards = searchCards(service.connection);
  const owner = anActor({ listingLimit: null });
  const listing = await anActiveListing(service, owner);
  const withoutCard = await anActiveListing(service, owner);
  const now = await cards.findOne({ _id: listing._id });
  expect(now?.card).toContain(`"availableFrom":"${String(listing.fields.availableFrom)}"`);
  const { availableFrom: _removed, ...old } = JSON.parse(`${now?.card ?? ''}}`) as { availableFrom: string };
  await cards.updateOne({ _id: listing._id }, { $set: { card: JSON.stringify(old).slice(0, -1) } });
  await cards.deleteOne({ _id: withoutCard._id });

  await cardsWithAvailability.up(service.connection);
  expect(await cards.findOne({ _id: listing._id })).toEqual(now);
  expect(await cards.findOne({ _id: withoutCard._id })).toBeNull();
});
