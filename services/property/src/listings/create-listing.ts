import type { Actor } from '@pokriv/contracts/actor';

import { draftLimits } from './allowance.repository.ts';
import { announceListing } from './follow-change.ts';
import type { CreateListingDeps } from './listing-deps.ts';
import { newListing } from './new-listing.ts';
import { ownerCopy } from './owner-copy.ts';
import type { ListingFields, StoredImage, StoredListing } from './stored-listing.ts';

export interface NewDraft {
  fields: ListingFields;
  images?: StoredImage[];
  action?: string;
  key?: string | undefined;
  body: unknown;
}

/**
 * Creates a draft. A repeated Idempotency-Key with the same body returns the first listing (decisions §2).
 * @throws AppError CONFLICT above the draft limit, or when the key was used with another body
 */
export async function createListing(
  deps: CreateListingDeps,
  actor: Actor,
  { fields, images = [], action = 'create', key, body }: NewDraft,
): Promise<StoredListing> {
  const { inTransaction, listings, allowances, history, idempotency, placeOffsets, now } = deps;
  const number = await deps.listingNumbers.takeOne();
  return inTransaction(async (unit) => {
    const at = now();
    const owner = ownerCopy(actor);
    const draft = newListing({ number, owner, isPremium: actor.isPremium, fields, images, now: at });
    const listing = await placeOffsets.withPublicPoint(draft, unit);
    if (key !== undefined) {
      const claim = { userId: actor.id, key, body, made: listing._id };
      const madeBefore = await idempotency.claim(claim, unit);
      if (madeBefore) return listings.get(madeBefore, unit);
    }
    await listings.add(listing, unit);
    await allowances.move({ userId: actor.id, from: null, to: 'draft' }, draftLimits, unit);
    const entry = { action, from: null, to: listing.status, actorId: actor.id, reason: null };
    await history.add({ listingId: listing._id, at, ...entry, changed: Object.keys(fields) }, unit);
    await announceListing(listing, unit);
    return listing;
  });
}
