import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** The copy of a listing that reports need; `version` orders the events that feed it. */
export interface ListingRef {
  _id: string;
  title: string;
  ownerId: string;
  status: ListingStatus;
  version: number;
  /** When a moderator last let it be public: earlier reports were read by then. Absent: not since it is known here. */
  clearedAt?: Date;
  /** How often a moderator let it be public after it was reported; the first approval does not count. */
  clearances?: number;
  /** Grows with each report while public, only so that two at once write to one place. */
  reports?: number;
}

export const listingRefModel = defineModel<ListingRef>(
  'ListingRef',
  'listing_refs',
  storedSchema<ListingRef>({
    _id: { type: String, required: true },
    title: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    version: { type: Number, required: true },
    clearedAt: Date,
    clearances: Number,
    reports: Number,
  }),
);
