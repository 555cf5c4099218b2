import type { Actor } from '@pokriv/contracts/actor';
import type { BulkMove, Rental } from '@pokriv/contracts/listing/owner-steps';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { toAppError } from '@pokriv/service-kit/error-reply';

import { gatherSteps } from './gather-steps.ts';
import type { ListingDeps } from './listing-deps.ts';
import { moveListing } from './move-listing.ts';
import { rentListing } from './rent-listing.ts';
import { renewListing, resumeListing } from './reopen-listing.ts';
import type { StoredListing } from './stored-listing.ts';

type Take = (deps: ListingDeps, actor: Actor, id: string, rental: Rental) => Promise<StoredListing>;

const steps: Readonly<Record<BulkMove['action'], Take>> = {
  pause: (deps, actor, id) => moveListing(deps, actor, id, 'pause'),
  resume: resumeListing,
  renew: (deps, actor, id) => renewListing(deps, actor, id),
  rent: rentListing,
  delete: (deps, actor, id) => moveListing(deps, actor, id, 'delete'),
};

interface Moved {
  id: string;
  status?: ListingStatus;
  message?: string;
}

/** Applies one step to several listings in the given order, with one mail; a failure does not stop the others. */
export async function moveListings(
  deps: ListingDeps,
  actor: Actor,
  { action, ids, ...rental }: BulkMove,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  const gathered = gatherSteps(deps);
  for (const id of new Set(ids)) {
    const result = await steps[action](gathered.deps, actor, id, rental).then(
      ({ status }) => ({ status }),
      (error: unknown) => ({ message: toAppError(error).message }),
    );
    moved.push({ id, ...result });
  }
  await gathered.tell(action);
  return moved;
}
