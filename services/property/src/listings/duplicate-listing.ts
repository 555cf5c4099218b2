import type { Actor } from '@pokriv/contracts/actor';
import { AppError, forbidden } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing/listing-states';

import { createListing } from './create-listing.ts';
import type { CreateListingDeps } from './listing-deps.ts';
import { assertManages, isOwner } from './mover.ts';
import { withRevision } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Creates a draft from the content of the caller's own listing. Picture files are shared because they are named by
 * content hash; counters, history and decisions are not copied.
 * @throws AppError FORBIDDEN unless owner, INVALID_TRANSITION for a deleted or removed listing, CONFLICT
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
