import type { Actor } from '@pokriv/contracts/actor';
import { AppError, forbidden } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing/listing-states';

import { createListing } from './create-listing.ts';
import type { CreateListingDeps } from './listing-deps.ts';
import { assertManages, isOwner } from './mover.ts';
import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * A new draft with everything that the owner has written in one of his listings. Pictures are shared: their files are
 * named by their content. Counters, history and decisions stay with the first.
 * @throws AppError FORBIDDEN to anybody but the owner, INVALID_TRANSITION for one that is deleted or was removed, CONFLICT
 */
export async function duplicateListing(
  deps: CreateListingDeps,
  actor: Actor,
  id: string,
  key?: string,
): Promise<StoredListing> {
  const original = await deps.listings.get(id);
  assertManages(actor, original);
  if (!isOwner(actor, original)) throw forbidden();
  if (original.status === 'deleted' || original.status === 'removed')
    throw new AppError({ code: 'INVALID_TRANSITION', message: listingStates.refusal });
  const { fields, images } = withRevision(original);
  return createListing(deps, actor, { fields, images, action: 'duplicate', key, body: { duplicate: id } });
}
