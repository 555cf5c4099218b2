import { AppError } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from './listing.repository.ts';
import type { StoredListing } from './stored-listing.ts';

/** For events about a listing that may be gone: undefined instead of NOT_FOUND. */
export const listingOf = (
  { listings }: { listings: ListingRepository },
  id: string,
  unit: Unit,
): Promise<StoredListing | undefined> =>
  listings.get(id, unit).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
