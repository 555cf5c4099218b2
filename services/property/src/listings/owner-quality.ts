import { listingQuality } from '@pokriv/contracts/listing/listing-quality';

import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/** Quality of the listing as its owner sees it, pending revision included (decisions §12). */
export function ownerQuality(listing: Pick<StoredListing, 'fields' | 'images' | 'revision'>) {
  const { fields, images } = withRevision(listing);
  return listingQuality(fields, images.length);
}
