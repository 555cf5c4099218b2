import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { copiedListing } from '../listings/copied-listing.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty } from '../testing.ts';
import { announceToConversations } from './announce-to-conversations.ts';
import { announceToModeration } from './announce-to-moderation.ts';

test.each([
  ['conversations', announceToConversations],
  ['moderation', announceToModeration],
] as const)('migration announces every listing that is not deleted to %s alone', async (queue, migration) => {
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
  await migration.up(service.connection);
  const told = await events.find().sort({ 'fact.listingId': 1 }).toArray();
  expect(told.map((event) => [event.queue, event.name])).toEqual([
    [queue, 'listing-changed'],
    [queue, 'listing-changed'],
  ]);
  const copies = [copiedListing(active), copiedListing(draft)];
  expect(told.map(({ fact }) => fact)).toEqual(
    copies.sort((one, other) => (one.listingId < other.listingId ? -1 : 1)),
  );
  await service.close();
});
