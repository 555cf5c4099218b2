import type { JobData } from '@pokriv/contracts/jobs';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { billingListingModel, type BillingListing } from './billing-listing.model.ts';

export function billingListingRepository(connection: Connection) {
  const listings = billingListingModel(connection);
  return {
    byId: (id: string): Promise<BillingListing | null> =>
      listings.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean(),

    async put({ listingId, ownerId, title, status, version }: JobData<'listing-changed'>): Promise<void> {
      await listings
        .updateOne(
          { _id: listingId, version: trusted({ $lt: version }) },
          { $set: { ownerId, title, status, version } },
          { upsert: true },
        )
        .catch((error: unknown) => {
          // the upsert collides with a newer version
          if (!isDuplicateKey(error)) throw error;
        });
    },
  };
}
export type BillingListingRepository = ReturnType<typeof billingListingRepository>;
