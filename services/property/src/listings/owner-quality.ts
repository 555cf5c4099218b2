import { photosOf } from '@pokriv/contracts/listing/floor-plans';
import { listingQuality } from '@pokriv/contracts/listing/listing-quality';

import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

export function ownerQuality(listing: Pick<StoredListing, 'fields' | 'images' | 'revision'>) {
  const { fields, images } = withRevision(listing);
  return listingQuality(fields, photosOf(images).length);
}
