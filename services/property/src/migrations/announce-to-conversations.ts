import type { Migration } from '@pokriv/service-kit/migrations';
import { newEvents, outboxEvents, type OutboxEvent } from '@pokriv/service-kit/outbox';
import { trusted } from 'mongoose';

import { copiedListing, type CopiedListing } from '../listings/copied-listing.ts';
import { listingModel } from '../listings/listing.model.ts';

const BATCH = 500;

/** Can be interrupted and repeated: an older or equal version changes no copy. */
export const announceToConversations: Migration = {
  id: 20,
  name: 'the conversations service is told of all listings',
  release: '1.1.0',
  up: async (connection) => {
    const found = listingModel(connection)
      .find(
        { status: trusted({ $ne: 'deleted' as const }) },
        { fields: 1, images: 1, landlord: 1, ownerId: 1, status: 1, version: 1 },
      )
      .lean<CopiedListing[]>();
    let events: OutboxEvent[] = [];
    const write = async () => {
      if (events.length > 0) await outboxEvents(connection).insertMany(events);
      events = [];
    };
    for await (const listing of found) {
      const all = newEvents('property', 'listing-changed', copiedListing(listing));
      events.push(...all.filter(({ queue }) => queue === 'conversations'));
      if (events.length >= BATCH) await write();
    }
    await write();
  },
};
