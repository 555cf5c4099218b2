import type { ListingRef } from '@pokriv/conversations-service/listing-refs/listing-ref.model';
import { copiedListing } from '@pokriv/property-service/listings/copied-listing';
import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';

/** The conversations service's copy of a listing. */
export function listingRefOf(listing: StoredListing): ListingRef {
  const { listingId: _id, title, ownerId, status, version, shown } = copiedListing(listing);
  if (!shown) throw new Error('a listing without what is shown of it');
  return { _id, title, ownerId, status, version, ...shown };
}
