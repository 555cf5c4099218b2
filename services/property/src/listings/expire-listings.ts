import { AppError } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { forEachDue } from '../for-each-due.ts';
import { changeStored, type ChangeDeps } from './change-stored.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Expires all public listings past the end of their period (decisions §5).
 * @returns how many expired
 */
export function expireListings(deps: ChangeDeps): Promise<number> {
  return forEachDue({
    name: 'expire-listings',
    due: (page) => deps.listings.due('expiresAt', deps.now(), page),
    take: async ({ id }) => {
      await expireListing(deps, id);
      return true;
    },
  });
}

/** @throws AppError INVALID_TRANSITION when it was expired or renewed concurrently */
export function expireListing(deps: ChangeDeps, id: string): Promise<StoredListing> {
  return changeStored(deps, id, 'system', (listing) => {
    const at = deps.now();
    const status = transition(listingStates, listing.status, 'expire', 'system');
    if (!listing.expiresAt || listing.expiresAt > at)
      throw new AppError({ code: 'INVALID_TRANSITION', message: listingStates.refusal });
    return { after: { ...listing, status, closedAt: at }, action: 'expire', move: 'expire' };
  });
}
