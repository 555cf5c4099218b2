import type { Actor } from '@pokriv/contracts/actor';
import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { changeStored, type ChangeDeps } from './change-stored.ts';
import { leaseUntil, noLease } from './lease.ts';
import { moverOf } from './mover.ts';
import type { StoredListing } from './stored-listing.ts';

/** @throws AppError FORBIDDEN, INVALID_TRANSITION, UNPROCESSABLE for a lease end that is not in the future */
export function rentListing(
  deps: ChangeDeps,
  actor: Actor,
  id: string,
  { leaseEnd }: Rental,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    const status = transition(listingStates, listing.status, 'rent', moverOf(actor, listing));
    const closedAt = deps.now();
    const lease = leaseEnd === undefined ? noLease : leaseUntil(leaseEnd, closedAt);
    return { after: { ...listing, ...lease, status, closedAt }, action: 'rent', move: 'rent' };
  });
}
