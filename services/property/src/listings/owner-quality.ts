import { listingQuality } from '@pokriv/contracts/listing/listing-quality';

import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/** How good a listing is as its owner last wrote it, also what a moderator has not seen yet (decisions §12). */
export function ownerQuality(listing: Pick<StoredListing, 'fields' | 'images' | 'revision'>) {
  const { fields, images } = withRevision(listing);
  return listingQuality(fields, images.length);
}
