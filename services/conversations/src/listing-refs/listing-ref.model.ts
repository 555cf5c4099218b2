import type { ListingShown } from '@pokriv/contracts/job-parts';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Local copy of a listing: conversations survive an outage of the property service. */
export interface ListingRef extends ListingShown {
  _id: string;
  title: string;
  ownerId: string;
  status: ListingStatus;
  version: number;
  /** Changed by each step that depends on the listing. */
  holds?: number;
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
    holds: Number,
    cover: Object,
    city: { type: String, required: true },
    price: Object,
    contactName: { type: String, required: true },
    address: String,
  }).index({ ownerId: 1 }, { name: 'by owner' }),
);
