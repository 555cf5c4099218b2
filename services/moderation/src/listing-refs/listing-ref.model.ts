import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

/** Local copy of a listing for reports; `version` orders its events. */
export interface ListingRef {
  _id: string;
  title: string;
  ownerId: string;
  status: ListingStatus;
  version: number;
  /** First approved picture; absent: no event has included it yet. */
  cover?: PropertyImage | null;
  /** Last approval by a moderator, who knew all earlier reports. Absent: none known. */
  clearedAt?: Date;
  /** Version known when that approval was seen. */
  clearedVersion?: number;
  /** Number of approvals after reports, excluding the first approval. */
  clearances?: number;
  /** Incremented by each report on a public listing: concurrent reports conflict on this document. */
  reports?: number;
}

const coverSchema = storedPart<PropertyImage>({
  id: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  alt: String,
  placeholder: String,
  hasAvif: Boolean,
});

export const listingRefModel = defineModel<ListingRef>(
  'ListingRef',
  'listing_refs',
  storedSchema<ListingRef>({
    _id: { type: String, required: true },
    title: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    version: { type: Number, required: true },
    cover: coverSchema,
    clearedAt: Date,
    clearedVersion: Number,
    clearances: Number,
    reports: Number,
  }),
);
