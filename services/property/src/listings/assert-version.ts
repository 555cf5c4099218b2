import { AppError } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import { toOwnProperty } from './shown-property.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Optimistic concurrency check; skipped without a `version`.
 * @throws AppError CONFLICT with the stored listing as `current`
 */
export function assertVersion(listing: StoredListing, version: number | undefined): void {
  if (version === undefined || version === listing.version) return;
  const current = toOwnProperty(listing);
  throw new AppError({ code: 'CONFLICT', message: messages.listing.changedMeanwhile, current });
}
