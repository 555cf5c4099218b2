import { AppError } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { changeStored } from './change-stored.ts';
import type { ListingDeps } from './listing-deps.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Ends the period of a public listing (decisions §5).
 * @throws AppError INVALID_TRANSITION when it was ended, or renewed, since it was found
 */
export function expireListing(deps: ListingDeps, id: string): Promise<StoredListing> {
  return changeStored(deps, id, 'system', (listing) => {
    const at = deps.now();
    const status = transition(listingStates, listing.status, 'expire', 'system');
    if (!listing.expiresAt || listing.expiresAt > at)
      throw new AppError({ code: 'INVALID_TRANSITION', message: listingStates.refusal });
    return { after: { ...listing, status, closedAt: at }, action: 'expire', move: 'expire' };
  });
}
