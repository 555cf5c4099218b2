import { unprocessable } from '@pokriv/contracts/errors';
import { incompleteFields } from '@pokriv/contracts/listing/submittable-property';

import { messages } from '../messages.ts';
import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * The latest content of a listing has everything that publication needs (decisions §3).
 * @throws AppError UNPROCESSABLE with each field that does not
 */
export function assertComplete(listing: StoredListing, now: Date): void {
  const { fields, images } = withRevision(listing);
  const errors = incompleteFields(fields, images.length, now);
  if (errors.length > 0) throw unprocessable(errors, messages.listing.incomplete);
}
