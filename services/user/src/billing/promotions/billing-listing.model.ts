import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/**
 * Collection `billing_listings`: local copy of listings, so that selling promotions needs no call to the property
 * service.
 */
export interface BillingListing {
  _id: string;
  ownerId: string;
  title: string;
  status: ListingStatus;
  version: number;
  /** Promotions bought with a credit that are not over; absent: none. */
  creditPromotions?: string[];
}

const schema = storedSchema<BillingListing>({
  _id: { type: String, required: true },
  ownerId: { type: String, required: true },
  title: { type: String, required: true },
  status: { type: String, required: true },
  version: { type: Number, required: true },
  creditPromotions: { type: [String], default: undefined },
});
schema.index({ ownerId: 1 }, { name: 'of_owner' });
schema.index({ creditPromotions: 1 }, { name: 'of_credit_promotion', sparse: true });

export const billingListingModel = defineModel<BillingListing>('BillingListing', 'billing_listings', schema);
