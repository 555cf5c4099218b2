import type { Migration } from '@pokriv/service-kit/migrations';

import { listingModel } from '../listings/listing.model.ts';
import { ownerQuality } from '../listings/owner-quality.ts';
import { nextReminder } from '../listings/reminders.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

const BATCH = 500;

function missingFields(listing: StoredListing, now: Date) {
  const { _id, status, expiresAt } = listing;
  const remindAt = status === 'active' && expiresAt ? nextReminder(expiresAt, now) : null;
  const update = { $set: { qualityScore: ownerQuality(listing).score, remindAt } };
  return { updateOne: { filter: { _id }, update } };
}

export const ownerLists: Migration = {
  id: 6,
  name: 'quality and reminders of listings',
  up: async (connection) => {
    const now = new Date();
    const model = listingModel(connection);
    let batch: ReturnType<typeof missingFields>[] = [];
    const write = async () => {
      if (batch.length > 0) await model.bulkWrite(batch, { ordered: false, timestamps: false });
      batch = [];
    };
    for await (const listing of model.find().lean<StoredListing[]>()) {
      batch.push(missingFields(listing, now));
      if (batch.length === BATCH) await write();
    }
    await write();
    const ofPublic = { partialFilterExpression: { status: 'active' } };
    await connection.collection('listings').createIndexes([
      { key: { expiresAt: 1, _id: 1 }, name: 'ends', ...ofPublic },
      { key: { remindAt: 1, _id: 1 }, name: 'reminds', ...ofPublic },
    ]);
  },
};
