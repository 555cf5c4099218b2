import type { JobData } from '@pokriv/contracts/jobs';
import type { ListingStatus } from '@pokriv/contracts/listing-states';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `billing_listings`: what is known here of listings, to sell promotions without asking anybody. */
export interface BillingListing {
  _id: string;
  ownerId: string;
  title: string;
  status: ListingStatus;
  version: number;
}

export function billingListingRepository(connection: Connection) {
  const listings = connection.collection<BillingListing>('billing_listings');
  return {
    byId: (id: string): Promise<BillingListing | null> =>
      listings.findOne({ _id: id }, { maxTimeMS: QUERY_MS }),

    /** An older message changes nothing. */
    async put({ listingId, ownerId, title, status, version }: JobData<'listing-changed'>): Promise<void> {
      await listings
        .updateOne(
          { _id: listingId, version: { $lt: version } },
          { $set: { ownerId, title, status, version } },
          { upsert: true },
        )
        .catch((error: unknown) => {
          // there is a newer one
          if (!isDuplicateKey(error)) throw error;
        });
    },
  };
}
export type BillingListingRepository = ReturnType<typeof billingListingRepository>;
