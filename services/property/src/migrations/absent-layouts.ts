import type { Migration } from '@pokriv/service-kit/migrations';

import { listingModel } from '../listings/listing.model.ts';

/** Demo drafts of rooms had `null` for the absent layout, which no reply allows. Idempotent. */
export const absentLayouts: Migration = {
  id: 32,
  name: 'absent layouts instead of null',
  up: async (connection) => {
    await listingModel(connection).collection.updateMany(
      { 'fields.layout': { $type: 'null' } },
      { $unset: { 'fields.layout': true } },
    );
  },
};
