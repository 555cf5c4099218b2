import type { JobData } from '@pokriv/contracts/jobs';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { billingListingModel, type BillingListing } from './billing-listing.model.ts';

export function billingListingRepository(connection: Connection) {
  const listings = billingListingModel(connection);
  return {
    byId: (id: string): Promise<BillingListing | null> =>
      listings.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean(),

    read: (id: string, { session }: Unit): Promise<BillingListing | null> =>
      listings.findOne({ _id: id }, null, { session }).lean(),

    /** Of concurrent calls for one listing one succeeds; the others get a write conflict and are retried. */
    async noteCredit(id: string, promotionId: string, { session }: Unit): Promise<void> {
      await listings.updateOne({ _id: id }, { $addToSet: { creditPromotions: promotionId } }, { session });
    },

    /** A promotion that is over; idempotent. */
    async dropCredit(promotionId: string, { session }: Unit): Promise<void> {
      await listings.updateOne(
        { creditPromotions: promotionId },
        { $pull: { creditPromotions: promotionId } },
        { session },
      );
    },

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
