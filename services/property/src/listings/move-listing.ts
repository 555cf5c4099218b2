import type { Actor } from '@pokriv/contracts/actor';
import { listingStates, type ListingAction } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { changeStored, type ChangeDeps } from './change-stored.ts';
import { moverOf } from './mover.ts';
import { toWorkingCopy } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/** Steps whose only precondition is the state. */
type PlainAction = Extract<ListingAction, 'withdraw' | 'pause' | 'delete'>;

const effects: Record<PlainAction, (listing: StoredListing, at: Date) => StoredListing> = {
  withdraw: toWorkingCopy,
  pause: (listing) => listing,
  delete: (listing, deletedAt) => ({ ...listing, deletedAt }),
};

/** @throws AppError FORBIDDEN, INVALID_TRANSITION */
export function moveListing(
  deps: ChangeDeps,
  actor: Actor,
  id: string,
  action: PlainAction,
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    const status = transition(listingStates, listing.status, action, moverOf(actor, listing));
    const after = { ...effects[action](listing, deps.now()), status };
    return { after, action, move: action };
  });
}
