import { isDeepStrictEqual } from 'node:util';

import type { Unit } from '@pokriv/service-kit/mongo';

import type { AllowanceRepository } from './allowance.repository.ts';
import { copiedListing } from './copied-listing.ts';
import type { HistoryRepository } from './history.repository.ts';
import type { ListingChange } from './listing-follower.ts';
import type { StoredListing } from './stored-listing.ts';

export async function recordStep(
  { history }: { history: HistoryRepository },
  { before, after, step, at }: ListingChange,
  unit: Unit,
): Promise<StoredListing> {
  const { action, actorId, reason = null, changed = [] } = step;
  const entry = { action, from: before.status, to: after.status, actorId, reason, changed };
  await history.add({ listingId: after._id, at, ...entry }, unit);
  return after;
}

/**
 * Updates the owner's slots and drafts in use.
 * @throws AppError LISTING_LIMIT_REACHED, CONFLICT above the draft limit
 */
export async function moveAllowance(
  { allowances }: { allowances: AllowanceRepository },
  { before, after, step }: ListingChange,
  unit: Unit,
): Promise<void> {
  const move = { userId: after.ownerId, from: before.status, to: after.status };
  await allowances.move(move, step.limits ?? {}, unit);
}

export const announceListing = (listing: StoredListing, unit: Unit): Promise<void> =>
  unit.announce('listing-changed', copiedListing(listing));

const withoutVersion = ({ version: _, ...copy }: ReturnType<typeof copiedListing>) => copy;

export async function announceCopied({ before, after }: ListingChange, unit: Unit): Promise<void> {
  const [known, copy] = [before, after].map((listing) => withoutVersion(copiedListing(listing)));
  if (!isDeepStrictEqual(known, copy)) await announceListing(after, unit);
}
