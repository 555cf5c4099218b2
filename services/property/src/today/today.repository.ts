import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

/** Above every plan's slots (`planGives`); newest first. */
const MOST = 200;
/** States with possible tasks for the owner. */
const asking: readonly ListingStatus[] = ['draft', 'pending', 'rejected', 'active', 'expired', 'rented'];

export function todayRepository(connection: Connection) {
  const listings = listingModel(connection);
  return {
    async ofOwner(ownerId: string): Promise<StoredListing[]> {
      return listings
        .find({ ownerId, status: trusted({ $in: [...asking] }) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(MOST)
        .maxTimeMS(QUERY_MS)
        .lean<StoredListing[]>();
    },
  };
}
export type TodayRepository = ReturnType<typeof todayRepository>;
