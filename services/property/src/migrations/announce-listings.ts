import type { Migration } from '@pokriv/service-kit/migrations';
import { newEvents, outboxEvents } from '@pokriv/service-kit/outbox';
import { trusted } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

const BATCH = 500;
type Told = Pick<StoredListing, '_id' | 'ownerId' | 'status' | 'version'> & { fields: { title?: string } };

const eventsOf = ({ _id: listingId, ownerId, status, version, fields: { title = '' } }: Told) =>
  newEvents('property', 'listing-changed', { listingId, ownerId, status, version, title }).filter(
    ({ queue }) => queue === 'user',
  );

export const announceListings: Migration = {
  id: 11,
  name: 'the user service is told of all listings',
  up: async (connection) => {
    const found = listingModel(connection)
      .find(
        { status: trusted({ $ne: 'deleted' as const }) },
        { ownerId: 1, status: 1, version: 1, 'fields.title': 1 },
      )
      .lean<Told[]>();
    let events: ReturnType<typeof eventsOf> = [];
    const write = async () => {
      if (events.length > 0) await outboxEvents(connection).insertMany(events);
      events = [];
    };
    for await (const listing of found) {
      events.push(...eventsOf(listing));
      if (events.length >= BATCH) await write();
    }
    await write();
  },
};
