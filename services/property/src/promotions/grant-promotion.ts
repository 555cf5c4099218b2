import type { Actor } from '@pokriv/contracts/actor';
import type { GrantedPromotion } from '@pokriv/contracts/billing/billing';
import { AppError } from '@pokriv/contracts/errors';
import { promotableStates, promotionTypes } from '@pokriv/contracts/listing/promotions';
import { announceAct } from '@pokriv/service-kit/acts';
import { Types } from 'mongoose';

import { messages } from '../messages.ts';
import { publishPromoted, settleAdded, type SettleListingDeps } from './settle-listing.ts';
import { newPromotion, type StoredPromotion } from './stored-promotion.ts';

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
    const at = deps.now();
    const promotionId = new Types.ObjectId().toHexString();
    const gift = { promotionId, propertyId, userId: read.ownerId, type, days };
    const added = {
      ...newPromotion({ ...gift, startsAt: null, source: 'admin', paymentId: null }, at),
      reason,
    };
    await deps.promotions.add(added, unit);
    const step = { action: 'promotion_grant', from: read.status, to: read.status, actorId: admin.id };
    await deps.history.add({ listingId: propertyId, at, ...step, reason, changed: [] }, unit);
    await announceAct(
      {
        target: { kind: 'listing', id: propertyId, label: read.fields.title ?? '' },
        after: { promotion: messages.promotion.label(promotionTypes[type], days) },
        reason,
      },
      unit,
    );
    const after = await settleAdded(deps, read, unit);
    return { listing: after, promotion: (await deps.promotions.find(promotionId, unit)) ?? added };
  });
  await publishPromoted(deps, listing);
  return promotion;
}
