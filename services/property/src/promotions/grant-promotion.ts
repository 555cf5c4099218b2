import type { Actor } from '@pokriv/contracts/actor';
import type { GrantedPromotion } from '@pokriv/contracts/billing/billing';
import { AppError } from '@pokriv/contracts/errors';
import { promotableStates, promotionTypes } from '@pokriv/contracts/listing/promotions';
import { announceAct } from '@pokriv/service-kit/acts';

import { messages } from '../messages.ts';
import { addGift } from './add-gift.ts';
import { publishPromoted, settleAdded, type SettleListingDeps } from './settle-listing.ts';
import type { StoredPromotion } from './stored-promotion.ts';

/**
 * Grants a free promotion; it starts at once, with the approval, or after the running one.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION in a state without promotions
 */
export async function grantPromotion(
  deps: SettleListingDeps,
  admin: Actor,
  propertyId: string,
  { type, days, reason }: GrantedPromotion,
): Promise<StoredPromotion> {
  const { listing, promotion } = await deps.inTransaction(async (unit) => {
    const read = await deps.listings.get(propertyId, unit);
    if (!promotableStates.some((state) => state === read.status))
      throw new AppError({ code: 'INVALID_TRANSITION', message: messages.promotion.notPromotable });
    const added = await addGift(deps, { listing: read, type, days, reason, actorId: admin.id }, unit);
    await announceAct(
      {
        target: { kind: 'listing', id: propertyId, label: read.fields.title ?? '' },
        after: { promotion: messages.promotion.label(promotionTypes[type], days) },
        reason,
      },
      unit,
    );
    const after = await settleAdded(deps, read, unit);
    return { listing: after, promotion: (await deps.promotions.find(added._id, unit)) ?? added };
  });
  await publishPromoted(deps, listing);
  return promotion;
}
