import { forEachDue } from '../for-each-due.ts';
import { publishPromoted, storePromoted, type SettleListingDeps } from './settle-listing.ts';
import { settlePromotions } from './settle-promotions.ts';

/**
 * Ends promotions that are over and starts those that are due (decisions §8).
 * @returns the number of changed listings
 */
export function settlePromotionsDue(deps: SettleListingDeps): Promise<number> {
  return forEachDue({
    name: 'settle-promotions',
    due: (page) => deps.promotions.due(deps.now(), page),
    take: ({ id }) => settleDue(deps, id),
  });
}

/**
 * Settles the listing of a due promotion; idempotent under concurrent runs.
 * @returns whether the listing's promotion changed
 * @throws AppError NOT_FOUND without its listing
 */
async function settleDue(deps: SettleListingDeps, promotionId: string): Promise<boolean> {
  const changed = await deps.inTransaction(async (unit) => {
    const promotion = await deps.promotions.find(promotionId, unit);
    if (!promotion) return undefined;
    const listing = await deps.listings.get(promotion.propertyId, unit);
    const after = await settlePromotions(deps, listing, unit);
    if (after === listing) return undefined;
    await storePromoted(deps, after, unit);
    return after;
  });
  if (changed) await publishPromoted(deps, changed);
  return changed !== undefined;
}
