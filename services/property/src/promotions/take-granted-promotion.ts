import type { JobData } from '@pokriv/contracts/jobs';
import { promotableStates, type PromotionRefusal } from '@pokriv/contracts/listing/promotions';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';

import { listingOf } from '../listings/listing-of.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceRefusal, announceStep } from './announce-promotion.ts';
import { publishPromoted, settleAdded, type SettleListingDeps } from './settle-listing.ts';
import { newPromotion, type StoredPromotion } from './stored-promotion.ts';

type Granted = JobData<'promotion-granted'>;

export interface GrantedDeps extends SettleListingDeps {
  erased: ErasedPeople;
}

/** Consumes a promotion paid with money or a plan's credit: it starts, waits, or is refused. Idempotent. */
export async function takeGrantedPromotion(
  deps: GrantedDeps,
  fact: Granted,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  let changed: StoredListing | undefined;
  await once(async (unit) => {
    changed = await take(deps, fact, unit);
  });
  if (changed) await publishPromoted(deps, changed);
}

async function take(deps: GrantedDeps, fact: Granted, unit: Unit): Promise<StoredListing | undefined> {
  const { promotions, erased } = deps;
  if (await promotions.find(fact.promotionId, unit)) return undefined;
  // an erased user gets no refund, and their data must not be stored again
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

/** Stored as refused, so that a redelivered grant never starts it. */
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
