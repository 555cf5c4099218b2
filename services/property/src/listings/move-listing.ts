import type { Actor } from '@pokriv/contracts/actor';
import { listingStates, type ListingAction, type ListingStatus } from '@pokriv/contracts/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { changeStored } from './change-stored.ts';
import type { ListingDeps } from './listing-deps.ts';
import { moverOf } from './mover.ts';
import type { StoredListing } from './stored-listing.ts';

/** Steps that only move a listing and note the time. */
type PlainAction = Extract<ListingAction, 'withdraw' | 'pause' | 'rent' | 'delete' | 'expire'>;

const noteTime: Record<PlainAction, (at: Date) => Partial<StoredListing>> = {
  withdraw: () => ({ approvedAt: null }),
  pause: () => ({}),
  rent: (closedAt) => ({ closedAt }),
  expire: (closedAt) => ({ closedAt }),
  delete: (deletedAt) => ({ deletedAt }),
};

/**
 * Takes one plain step of the state table.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export function moveListing(
  deps: ListingDeps,
  who: Actor | 'system',
  id: string,
  action: PlainAction,
): Promise<StoredListing> {
  const actorId = who === 'system' ? who : who.id;
  return changeStored(deps, id, actorId, (listing) => {
    const mover = who === 'system' ? who : moverOf(who, listing);
    const status: ListingStatus = transition(listingStates, listing.status, action, mover);
    return { after: { ...listing, status, ...noteTime[action](deps.now()) }, action };
  });
}
