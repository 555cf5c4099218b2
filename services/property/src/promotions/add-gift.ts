import type { Unit } from '@pokriv/service-kit/mongo';
import { Types } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import type { SettleDeps } from './settle-promotions.ts';
import { newPromotion, type StoredPromotion } from './stored-promotion.ts';

interface Gift extends Pick<StoredPromotion, 'type' | 'days'> {
  listing: Pick<StoredListing, '_id' | 'ownerId' | 'status'>;
  /** Absent: at once. */
  startsAt?: Date | null;
  reason: string;
  actorId: string;
}

/** Adds a free promotion with its entry in the history; the caller settles the listing. */
export async function addGift(
  { promotions, history, now }: Pick<SettleDeps, 'promotions' | 'history' | 'now'>,
  { listing, type, days, startsAt = null, reason, actorId }: Gift,
  unit: Unit,
): Promise<StoredPromotion> {
  const { _id: propertyId, ownerId: userId, status } = listing;
  const at = now();
  const promotionId = new Types.ObjectId().toHexString();
  const gift = { promotionId, propertyId, userId, type, days };
  const added = { ...newPromotion({ ...gift, startsAt, source: 'admin', paymentId: null }, at), reason };
  await promotions.add(added, unit);
  const step = { action: 'promotion_grant', from: status, to: status, actorId };
  await history.add({ listingId: propertyId, at, ...step, reason, changed: [] }, unit);
  return added;
}
