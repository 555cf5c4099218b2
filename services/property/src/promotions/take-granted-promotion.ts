import { AppError } from '@pokriv/contracts/errors';
import type { JobData } from '@pokriv/contracts/jobs';
import { promotableStates, type PromotionRefusal } from '@pokriv/contracts/listing/promotions';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingRepository } from '../listings/listing.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceRefusal, announceStep } from './announce-promotion.ts';
import { publishPlace, settleAdded, type PlaceDeps } from './settle-listing.ts';
import { newPromotion, type StoredPromotion } from './stored-promotion.ts';

type Granted = JobData<'promotion-granted'>;

export interface GrantedDeps extends PlaceDeps {
  erased: ErasedPeople;
}

/**
 * Takes a promotion that was paid for, by money or by a credit of the plan: it starts, waits, or is refused. However often
 * it is told, it has one effect.
 */
export async function takeGrantedPromotion(
  deps: GrantedDeps,
  fact: Granted,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  let changed: StoredListing | undefined;
  await once(async (unit) => {
    changed = await take(deps, fact, unit);
  });
  if (changed) await publishPlace(deps, changed);
}

async function take(deps: GrantedDeps, fact: Granted, unit: Unit): Promise<StoredListing | undefined> {
  const { promotions, erased } = deps;
  if (await promotions.find(fact.promotionId, unit)) return undefined;
  // nobody is there to be given anything back, and nothing of theirs is kept again
  if (await erased.is(fact.userId, unit)) return undefined;
  const startsAt = fact.startsAt === null ? null : new Date(fact.startsAt);
  const promotion = newPromotion({ ...fact, startsAt }, deps.now());
  const listing = await listingOf(deps, fact.propertyId, unit);
  const why = refusalOf(fact, listing);
  if (why || !listing) {
    await refuse(deps, promotion, why ?? 'listing_gone', unit);
    return undefined;
  }
  await promotions.add(promotion, unit);
  await announceStep(promotion, unit);
  return settleAdded(deps, listing, unit);
}

/** The listing of a promotion, if it is still there. */
export const listingOf = (
  { listings }: { listings: ListingRepository },
  id: string,
  unit: Unit,
): Promise<StoredListing | undefined> =>
  listings.get(id, unit).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

/** Why a listing cannot be promoted any more, or not by this person. */
function refusalOf(
  { userId }: Pick<Granted, 'userId'>,
  listing: StoredListing | undefined,
): PromotionRefusal | undefined {
  if (listing?.ownerId !== userId) return 'listing_gone';
  const { status } = listing;
  if (promotableStates.some((state) => state === status)) return undefined;
  if (status === 'removed' || status === 'deleted') return 'listing_gone';
  return status === 'rejected' ? 'listing_rejected' : 'listing_closed';
}

/** It is kept as refused: told again, it starts no more, in whatever state the listing is by then. */
async function refuse(
  { promotions }: GrantedDeps,
  promotion: StoredPromotion,
  why: PromotionRefusal,
  unit: Unit,
): Promise<void> {
  const refused: StoredPromotion = { ...promotion, status: 'refunded', dueAt: null };
  await promotions.add(refused, unit);
  await announceStep(refused, unit);
  await announceRefusal(refused, why, unit);
}
