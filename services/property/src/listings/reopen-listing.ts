import type { Actor } from '@pokriv/contracts/actor';
import { AppError } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import type { Renewal } from '@pokriv/contracts/listing/owner-steps';
import { isEnding } from '@pokriv/contracts/listing/today-rules';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { messages } from '../messages.ts';
import { announceSubmission } from './announce-to-owner.ts';
import { isContentApproved } from './approval.ts';
import { assertComplete } from './assert-complete.ts';
import { changeStored, type Decision } from './change-stored.ts';
import type { ListingDeps } from './listing-deps.ts';
import { draftLimits } from './allowance.repository.ts';
import { isOwner, moverOf, slotsOf } from './mover.ts';
import { noLease } from './lease.ts';
import { publishListing } from './publish-listing.ts';
import { DAY_MS } from './reminders.ts';
import { hasPendingRevision, toWorkingCopy, withPendingMerged } from './revision.ts';
import type { StoredListing } from './stored-listing.ts';

const APPROVAL_DAYS = 180;
const RESTORE_DAYS = 30;

const isWithin = (days: number, since: Date | null, now: Date) =>
  since !== null && now.getTime() - since.getTime() < days * DAY_MS;

/** Whether a moderator approved exactly this content within 180 days (decisions §5). */
export const isApprovedRecently = (listing: StoredListing, at: Date): boolean =>
  isContentApproved(listing) && isWithin(APPROVAL_DAYS, listing.approval?.at ?? null, at);

export function queued(listing: StoredListing, at: Date): StoredListing {
  const merged = withPendingMerged(listing, at);
  return { ...merged, status: 'pending', submittedAt: at, approval: null, closedAt: null, ...noLease };
}

/** Makes the listing active for a new period, or pending without a recent approval (decisions §5). */
export async function reopened(
  listing: StoredListing,
  action: 'renew' | 'resume',
  { at, unit }: { at: Date; unit: Unit },
): Promise<Decision> {
  if (!hasPendingRevision(listing) && isApprovedRecently(listing, at))
    return { after: publishListing(listing, at), action, move: action };
  const pending = queued(listing, at);
  assertComplete({ ...pending, revision: null }, at);
  await announceSubmission(pending, unit);
  return { after: pending, action };
}

/** Starts a new period of a public listing early; without a recent approval it goes to the moderators. */
export async function extended(listing: StoredListing, step: { at: Date; unit: Unit }): Promise<Decision> {
  if (isApprovedRecently(listing, step.at))
    return { after: publishListing(listing, step.at), action: 'renew', move: 'renew' };
  transition(listingStates, listing.status, 'review_again', 'system');
  return reopened(listing, 'renew', step);
}

/** @throws AppError UNPROCESSABLE for a date too far ahead */
export function freeFrom(listing: StoredListing, availableFrom: string | undefined, at: Date): StoredListing {
  if (availableFrom === undefined) return listing;
  const free = { ...listing, fields: { ...listing.fields, availableFrom } };
  assertComplete(free, at);
  return free;
}

/**
 * Renews an expired or rented listing, or a public one in its last `ENDING_DAYS`.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, LISTING_LIMIT_REACHED, UNPROCESSABLE for a date too far ahead
 */
export function renewListing(
  deps: ListingDeps,
  actor: Actor,
  id: string,
  { availableFrom }: Renewal = {},
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, async (listing, unit) => {
    const mover = moverOf(actor, listing);
    const step = { at: deps.now(), unit };
    const isExtended = mover.isOwner && isEnding(listing, step.at);
    if (!isExtended) transition(listingStates, listing.status, 'renew', mover);
    const owned = freeFrom({ ...listing, isPremium: actor.isPremium }, availableFrom, step.at);
    const decision = await (isExtended ? extended(owned, step) : reopened(owned, 'renew', step));
    return { ...decision, limits: { slots: slotsOf(actor) } };
  });
}

/**
 * A paused listing keeps its slot, unless it was paused because the plan ended (decisions §7).
 * @throws AppError LISTING_LIMIT_REACHED
 */
async function assertFreeSlot(
  { allowances, listings }: ListingDeps,
  ownerId: string,
  slots: number | null,
  unit: Unit,
): Promise<void> {
  if (slots === null || (await allowances.usedBy(ownerId, unit)) <= slots) return;
  if ((await listings.liveOf(ownerId, unit)).length < slots) return;
  throw new AppError({ code: 'LISTING_LIMIT_REACHED', message: messages.listing.limitReached(slots) });
}

/**
 * Resumes a paused listing; starts a new period when the old one is over.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, LISTING_LIMIT_REACHED
 */
export function resumeListing(deps: ListingDeps, actor: Actor, id: string): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, async (listing, unit) => {
    const status = transition(listingStates, listing.status, 'resume', moverOf(actor, listing));
    await assertFreeSlot(deps, listing.ownerId, slotsOf(actor), unit);
    const at = deps.now();
    const isInTime = listing.expiresAt !== null && listing.expiresAt > at;
    if (!isInTime || !isContentApproved(listing)) return reopened(listing, 'resume', { at, unit });
    return { after: { ...listing, status }, action: 'resume', move: 'resume' };
  });
}

/**
 * Restores a listing within 30 days of its deletion: paused when its content is approved, else a draft.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, GONE, LISTING_LIMIT_REACHED, CONFLICT above the draft limit
 */
export function restoreListing(deps: ListingDeps, actor: Actor, id: string): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    const paused = transition(listingStates, listing.status, 'restore', moverOf(actor, listing));
    if (!isWithin(RESTORE_DAYS, listing.deletedAt, deps.now())) {
      throw new AppError({ code: 'GONE', message: messages.listing.restoreTooLate });
    }
    const back: StoredListing = isContentApproved(listing)
      ? { ...listing, status: paused }
      : { ...toWorkingCopy(listing, deps.now()), status: 'draft' };
    const slots = isOwner(actor, listing) ? slotsOf(actor) : null;
    return {
      after: { ...back, deletedAt: null, closedAt: null },
      action: 'restore',
      move: 'restore',
      limits: { slots, ...draftLimits },
    };
  });
}
