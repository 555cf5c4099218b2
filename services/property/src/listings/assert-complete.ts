import { unprocessable } from '@pokriv/contracts/errors';
import { photosOf } from '@pokriv/contracts/listing/floor-plans';
import { incompleteFields } from '@pokriv/contracts/listing/submittable-property';

import { messages } from '../messages.ts';
import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Checks the latest content, revision included, against the publication rules (decisions §3).
 * @throws AppError UNPROCESSABLE with the invalid fields
 */
export function assertComplete(listing: StoredListing, now: Date): void {
  const { fields, images } = withRevision(listing);
  const errors = incompleteFields(fields, photosOf(images).length, now);
  if (errors.length > 0) throw unprocessable(errors, messages.listing.incomplete);
}
