import type { Migration } from '@pokriv/service-kit/migrations';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { picturePartsOf } from '../moderation/picture-likeness.ts';

const BATCH = 500;

export const moderationAids: Migration = {
  id: 8,
  name: 'alike pictures, shared phones, leases',
  up: async (connection) => {
    const model = listingModel(connection);
    const judged = { status: { $nin: ['draft', 'deleted'] as const }, pictureParts: { $exists: false } };
    let batch: { updateOne: { filter: { _id: string }; update: object } }[] = [];
    const write = async () => {
      if (batch.length > 0) await model.bulkWrite(batch, { ordered: false, timestamps: false });
      batch = [];
    };
    const cursor = connection.collection<StoredListing>('listings').find(judged, {
      projection: { status: 1, images: 1, revision: 1, fields: 1 },
    });
    for await (const listing of cursor) {
      const update = { $set: { pictureParts: picturePartsOf(listing) ?? [] } };
      batch.push({ updateOne: { filter: { _id: listing._id }, update } });
      if (batch.length === BATCH) await write();
    }
    await write();
    await connection.collection('listings').createIndexes([
      { key: { pictureParts: 1 }, name: 'alike pictures', sparse: true },
      { key: { 'fields.contactPhone': 1 }, name: 'phone', sparse: true },
    ]);
    await connection
      .collection('leases')
      .createIndex({ until: 1 }, { name: 'ended', expireAfterSeconds: 60 });
  },
};
