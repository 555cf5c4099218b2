import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { copiedListing } from '../listings/copied-listing.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty } from '../testing.ts';
import { announceToConversations } from './announce-to-conversations.ts';

test('announce-to-conversations migration announces every listing that is not deleted to that service alone', async () => {
  const service = await startProperty();
  const owner = anActor({ listingLimit: null });
  const active = await anActiveListing(service, owner);
  const draft = await aDraft(service, owner, { title: 'Чернова', price: undefined, location: undefined });
  const deleted = await aDraft(service, owner);
  await service.connection
    .collection<{ _id: string }>('listings')
    .updateOne({ _id: deleted._id }, { $set: { status: 'deleted' } });
  const events = outboxEvents(service.connection);
  await events.deleteMany({});
  await announceToConversations.up(service.connection);
  const told = await events.find().sort({ 'fact.listingId': 1 }).toArray();
  expect(told.map(({ queue, name }) => [queue, name])).toEqual([
    ['conversations', 'listing-changed'],
    ['conversations', 'listing-changed'],
  ]);
  const copies = [copiedListing(active), copiedListing(draft)];
  expect(told.map(({ fact }) => fact)).toEqual(
    copies.sort((one, other) => (one.listingId < other.listingId ? -1 : 1)),
  );
  await service.close();
});
