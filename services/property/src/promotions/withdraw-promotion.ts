import type { JobData } from '@pokriv/contracts/jobs';
import { isOpenPromotion } from '@pokriv/contracts/listing/promotions';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { Unit } from '@pokriv/service-kit/mongo';

import { listingOf } from '../listings/listing-of.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceStep } from './announce-promotion.ts';
import { takeStep } from './promotion-steps.ts';
import { publishPromoted, settleAdded } from './settle-listing.ts';
import { newPromotion } from './stored-promotion.ts';
import type { GrantedDeps } from './take-granted-promotion.ts';

type Withdrawn = JobData<'promotion-withdrawn'>;

/**
 * Ends a refunded promotion and starts the next waiting one. Idempotent; a finished promotion stays
 * unchanged.
 */
export async function withdrawPromotion(
  deps: GrantedDeps,
  fact: Withdrawn,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  let changed: StoredListing | undefined;
  await once(async (unit) => {
    changed = await withdraw(deps, fact, unit);
  });
  if (changed) await publishPromoted(deps, changed);
}

async function withdraw(deps: GrantedDeps, fact: Withdrawn, unit: Unit): Promise<StoredListing | undefined> {
  const { promotions, history, now } = deps;
  const promotion = await promotions.find(fact.promotionId, unit);
  if (!promotion) return storeRefusal(deps, fact, unit);
  if (!isOpenPromotion(promotion.status)) return undefined;
  const listing = await listingOf(deps, promotion.propertyId, unit);
  if (!listing) return undefined;
  const taken = takeStep(listing, { promotion, action: 'refund' }, now());
  await promotions.replace(taken.promotion, unit);
  const { _id: listingId, status } = listing;
  const entry = { listingId, at: now(), from: status, to: status, changed: [], reason: null };
  await history.add({ ...entry, action: 'promotion_withdraw', actorId: 'system' }, unit);
  await announceStep(taken.promotion, unit);
  return settleAdded(deps, taken.listing, unit);
}

/** Stores a refusal ahead of a delayed grant; stores nothing about an erased user. */
async function storeRefusal({ promotions, erased, now }: GrantedDeps, fact: Withdrawn, unit: Unit) {
  if (await erased.is(fact.userId, unit)) return undefined;
  const startsAt = fact.startsAt === null ? null : new Date(fact.startsAt);
  const refused = { ...newPromotion({ ...fact, startsAt }, now()), status: 'refunded', dueAt: null } as const;
  await promotions.add(refused, unit);
  await announceStep(refused, unit);
  return undefined;
}
