import type { Actor } from '@pokriv/contracts/actor';
import { listingStates, type ListingAction } from '@pokriv/contracts/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { changeStored } from './change-stored.ts';
import type { ListingDeps } from './listing-deps.ts';
import { moverOf } from './mover.ts';
import type { StoredListing } from './stored-listing.ts';

/** Steps that only move a listing and note the time. */
type PlainAction = Extract<ListingAction, 'withdraw' | 'pause' | 'rent' | 'delete'>;

const noteTime: Record<PlainAction, (at: Date) => Partial<StoredListing>> = {
  withdraw: () => ({ approvedAt: null }),
  pause: () => ({}),
  rent: (closedAt) => ({ closedAt }),
  delete: (deletedAt) => ({ deletedAt }),
};

/**
 * Takes one plain step of the state table.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export function moveListing(
  deps: ListingDeps,
  actor: Actor,
  id: string,
  action: PlainAction,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    const status = transition(listingStates, listing.status, action, moverOf(actor, listing));
    return { after: { ...listing, status, ...noteTime[action](deps.now()) }, action, move: action };
  });
}
