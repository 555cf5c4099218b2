import { listingStates, type RejectCode } from '@pokriv/contracts/listing/listing-states';
import { transition, type Person } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Decision } from '../listings/change-stored.ts';
import { returnedVersion } from '../listings/returned-version.ts';
import { toWorkingCopy } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceRejection, announceRemoval } from './announce-decision.ts';

interface Verdict {
  who: Person | 'system';
  reason: string;
  code?: RejectCode | undefined;
  at: Date;
}

/**
 * Recalls a reported listing: hidden until a moderator's decision, its approval dropped.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export function recalled(listing: StoredListing, { who, reason, at }: Verdict): Decision {
  const status = transition(listingStates, listing.status, 'review_again', who);
  const moderation = { reason, code: null, decidedAt: at };
  const after = { ...listing, status, approval: null, moderation, submittedAt: at };
  return { after, action: 'review_again', reason, move: 'review_again' };
}

/**
 * The listing as its owner's working copy, revision merged and approval dropped; keeps what was returned.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export function sentBack(
  listing: StoredListing,
  action: 'reject' | 'request_changes',
  { who, moderation }: { who: Person; moderation: StoredListing['moderation'] & { decidedAt: Date } },
): StoredListing {
  const status = transition(listingStates, listing.status, action, who);
  const { decidedAt } = moderation;
  const returned = returnedVersion(listing, decidedAt);
  return { ...toWorkingCopy(listing, decidedAt), status, moderation, returned };
}

/**
 * Requests changes of a public or pending listing and mails the owner.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export async function changesRequested(
  listing: StoredListing,
  { who, reason, code, at }: Verdict & { who: Person },
  unit: Unit,
): Promise<Decision & { action: 'request_changes' }> {
  const moderation = { reason, code: code ?? null, decidedAt: at };
  const after = sentBack(listing, 'request_changes', { who, moderation });
  await announceRejection(after, { reason, isRevision: false, wasPublic: listing.status === 'active' }, unit);
  return { after, action: 'request_changes', reason };
}

/** Removes a listing for a violation and mails the owner. @throws AppError FORBIDDEN, INVALID_TRANSITION */
export async function removed(
  listing: StoredListing,
  { who, reason, at }: Verdict,
  unit: Unit,
): Promise<Decision & { action: 'remove' }> {
  const status = transition(listingStates, listing.status, 'remove', who);
  const after = { ...listing, status, moderation: { reason, code: null, decidedAt: at } };
  await announceRemoval(after, reason, unit);
  return { after, action: 'remove', reason };
}
