import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing, aDraft } from '../listings/testing/a-listing.ts';
import { startProperty } from '../testing.ts';
import { announceListings } from './announce-listings.ts';

test('announce-listings migration announces every existing listing to the user service', async () => {
  const service = await startProperty();
  const owner = anActor({ listingLimit: null });
  const active = await anActiveListing(service, owner);
  const draft = await aDraft(service, owner);
  await announceListings.up(service.connection);
  const events = await outboxEvents(service.connection)
    .find({ name: 'listing-changed' })
    .sort({ 'fact.listingId': 1 })
    .toArray();
  expect(events.map(({ queue, name }) => [queue, name])).toEqual([
    ['user', 'listing-changed'],
    ['user', 'listing-changed'],
  ]);
  expect(events.map(({ fact }) => fact)).toEqual(
    [active, draft]
      .map(({ _id, ownerId, status, version, fields }) => ({
        listingId: _id,
        title: fields.title,
        ownerId,
        status,
        version,
      }))
      .sort((one, other) => (one.listingId < other.listingId ? -1 : 1)),
  );
  await service.close();
});
