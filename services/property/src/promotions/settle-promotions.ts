import { promotionRefusals } from '@pokriv/contracts/listing/promotions';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { HistoryRepository } from '../listings/history.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { announceEnd, announceRefusal, announceStart, announceStep } from './announce-promotion.ts';
import { nextCheckAt, planSteps, startsAfter, type Step } from './plan-steps.ts';
import { takeStep, type Taken } from './promotion-steps.ts';
import type { PromotionRepository } from './promotion.repository.ts';
import type { StoredPromotion } from './stored-promotion.ts';

export interface SettleDeps {
  promotions: PromotionRepository;
  history: HistoryRepository;
  days: ListingDayRepository;
  now: () => Date;
}

/**
 * Ends, starts, cancels and refuses a listing's promotions according to its state and the time, with event
 * and history entry for each step. Runs in the transaction that stores the listing.
 * @returns the listing to store; the same object when unchanged
 */
export async function settlePromotions(
  deps: SettleDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<StoredListing> {
  const open = await deps.promotions.openOf(listing._id, unit);
  const at = deps.now();
  let after = listing;
  let rest = open;
  for (const step of planSteps(listing, open, at)) {
    const taken = takeStep(after, step, at);
    after = taken.listing;
    rest = rest.flatMap((one) => (one._id === taken.promotion._id ? openOnly(taken.promotion) : one));
    await record(deps, step, taken, unit);
  }
  await scheduleChecks(deps, after, rest, unit);
  return after;
}

const openOnly = (promotion: StoredPromotion) => (promotion.status === 'active' ? [promotion] : []);

async function record(deps: SettleDeps, { action, why }: Step, taken: Taken, unit: Unit): Promise<void> {
  const { listing, promotion } = taken;
  const { status, _id: listingId } = listing;
  await deps.promotions.replace(promotion, unit);
  const entry = { listingId, at: deps.now(), from: status, to: status, changed: [] };
  const reason = why ? promotionRefusals[why] : null;
  await deps.history.add({ ...entry, action: `promotion_${action}`, actorId: 'system', reason }, unit);
  await announceStep(promotion, unit);
  const { startsAt, endsAt } = promotion;
  if (why) await announceRefusal(promotion, why, unit);
  if (action === 'start' && endsAt) await announceStart(listing, { ...promotion, endsAt }, unit);
  if (action === 'end' && startsAt && endsAt)
    await announceEnd(deps, listing, { ...promotion, startsAt, endsAt }, unit);
}

async function scheduleChecks(
  { promotions, now }: SettleDeps,
  listing: StoredListing,
  open: readonly StoredPromotion[],
  unit: Unit,
): Promise<void> {
  const runningUntil = open.find(({ status }) => status === 'active')?.endsAt ?? undefined;
  const starts = startsAfter(listing, open);
  for (const promotion of open) {
    const dueAt = nextCheckAt(promotion, { listing, runningUntil, at: now() });
    const after = starts.get(promotion._id) ?? null;
    const isRescheduled = after?.getTime() !== promotion.startsAfter?.getTime();
    if (!isRescheduled && promotion.dueAt?.getTime() === dueAt.getTime()) continue;
    const version = promotion.version + (isRescheduled ? 1 : 0);
    const planned: StoredPromotion = { ...promotion, dueAt, startsAfter: after, version };
    await promotions.replace(planned, unit);
    if (isRescheduled) await announceStep(planned, unit);
  }
}
