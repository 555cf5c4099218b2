import type { QueueName } from '@pokriv/contracts/jobs';
import { newEvents, outboxEvents, type OutboxEvent } from '@pokriv/service-kit/outbox';
import { trusted, type Connection } from 'mongoose';

import { copiedListing, type CopiedListing } from '../listings/copied-listing.ts';
import { listingModel } from '../listings/listing.model.ts';

const BATCH = 500;

/** Announces all listings except deleted ones to one service, which ignores versions it already has. */
export async function announceAllListings(connection: Connection, to: QueueName): Promise<void> {
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
    events.push(...all.filter(({ queue }) => queue === to));
    if (events.length >= BATCH) await write();
  }
  await write();
}
