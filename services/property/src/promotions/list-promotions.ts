import type { Actor } from '@pokriv/contracts/actor';
import type { Promotion } from '@pokriv/contracts/billing/billing';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { assertManages } from '../listings/mover.ts';
import type { PromotionRepository } from './promotion.repository.ts';
import type { StoredPromotion } from './stored-promotion.ts';

export const toPromotion = (stored: StoredPromotion): Promotion => {
  const { _id: id, propertyId, userId, type, days, status, source, paymentId } = stored;
  const { startsAt, endsAt, createdAt } = stored;
  return {
    ...{ id, propertyId, userId, type, days, status, source, paymentId },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
};

interface ListDeps {
  listings: ListingRepository;
  promotions: PromotionRepository;
}

/** All promotions of a listing, newest first. @throws AppError FORBIDDEN unless owner or admin, NOT_FOUND */
export async function listPromotions(
  { listings, promotions }: ListDeps,
  actor: Actor,
  id: string,
): Promise<Promotion[]> {
  assertManages(actor, await listings.get(id));
  return (await promotions.of(id)).map(toPromotion);
}
