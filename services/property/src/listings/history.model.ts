import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Collection `history`: one entry per change of a listing (decisions §5). */
export interface StoredEntry {
  _id: string;
  listingId: string;
  at: Date;
  action: string;
  from: ListingStatus | null;
  to: ListingStatus | null;
  actorId: string;
  reason: string | null;
  changed: string[];
}

const KEEP_S = 366 * 86_400;

const historySchema = storedSchema<StoredEntry>({
  _id: { type: String, required: true },
  listingId: { type: String, required: true },
  at: { type: Date, required: true },
  action: { type: String, required: true },
  from: String,
  to: String,
  actorId: { type: String, required: true },
  reason: String,
  changed: { type: [String], default: undefined },
});
historySchema.index({ listingId: 1, _id: -1 }, { name: 'of listing' });
historySchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: KEEP_S });
historySchema.index({ actorId: 1 }, { name: 'by actor' });
historySchema.index({ action: 1, at: -1, listingId: 1, to: 1 }, { name: 'steps' });

export const historyModel = defineModel('History', 'history', historySchema);
