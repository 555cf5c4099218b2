import { Types } from 'mongoose';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import type { SettleDeps } from './settle-promotions.ts';
import { newPromotion } from './stored-promotion.ts';

/**
 * Grants the unused days of the promotions that a removal has cancelled. A violation refunds nothing (decisions §8);
 * with the removal taken back there was none (docs/adr/0089).
 */
export async function giveBackCancelled(
  { promotions, history, now }: Pick<SettleDeps, 'promotions' | 'history' | 'now'>,
  { _id: propertyId, ownerId: userId, moderation }: StoredListing,
  to: StoredListing['status'],
  unit: Unit,
): Promise<void> {
  if (!moderation.decidedAt) return;
  const at = now();
  const reason = messages.promotion.givenBack;
  for (const cancelled of await promotions.cancelledSince(propertyId, moderation.decidedAt, unit)) {
    const { type, unusedDays: days, startsAt: planned } = cancelled;
    const startsAt = planned && planned > at ? planned : null;
    const promotionId = new Types.ObjectId().toHexString();
    const gift = {
      promotionId,
      propertyId,
      userId,
      type,
      days,
      startsAt,
      source: 'admin',
      paymentId: null,
    } as const;
    await promotions.add({ ...newPromotion(gift, at), reason }, unit);
    const step = { action: 'promotion_grant', from: to, to, actorId: 'system' };
    await history.add({ listingId: propertyId, at, ...step, reason, changed: [] }, unit);
  }
}
