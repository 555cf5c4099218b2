import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingDeps } from '../listings/listing-deps.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { settlePromotions } from './settle-promotions.ts';

/** Stores a listing's place among the promoted ones, and the card that shows it. */
async function storePlace(
  { listings, cards }: ListingDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<void> {
  await listings.setPromotion(listing, unit);
  if (listing.status === 'active') await cards.follow(listing, unit);
}

/** Settles the promotions of a listing to which one was added just now. */
export async function settleAdded(
  deps: ListingDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<StoredListing> {
  const after = await settlePromotions(deps, listing, unit);
  // even when nothing starts: a step of the listing at the same moment has to see the new one, or this to see the step
  await storePlace(deps, after, unit);
  return after;
}

/** Tells the caches of a listing whose promotion began or ended, after the commit. */
export async function publishPlace(
  { publishChange }: ListingDeps,
  { _id: id, status, fields }: StoredListing,
): Promise<void> {
  if (status === 'active') await publishChange([{ city: fields.location?.city ?? '', id }]);
}

/**
 * Starts, ends or refuses what is due for the listing of a promotion. Of two that try, the later finds nothing to do.
 * @returns whether its place changed
 * @throws AppError NOT_FOUND without its listing
 */
export async function settleDue(deps: ListingDeps, promotionId: string): Promise<boolean> {
  const changed = await deps.inTransaction(async (unit) => {
    const promotion = await deps.promotions.find(promotionId, unit);
    if (!promotion) return undefined;
    const listing = await deps.listings.get(promotion.propertyId, unit);
    const after = await settlePromotions(deps, listing, unit);
    if (after === listing) return undefined;
    await storePlace(deps, after, unit);
    return after;
  });
  if (changed) await publishPlace(deps, changed);
  return changed !== undefined;
}
