import { listingStates, type RejectCode } from '@pokriv/contracts/listing/listing-states';
import { transition, type Person } from '@pokriv/contracts/transition';
import type { NewRemark } from '@pokriv/contracts/listing/remark';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Decision } from '../listings/change-stored.ts';
import { withRemarks } from '../listings/remarks.ts';
import { returnedVersion } from '../listings/returned-version.ts';
import { toWorkingCopy, withPendingMerged } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceHiding, announceRejection, announceRemoval } from './announce-decision.ts';
import { announceRestriction, type Restriction } from './announce-restriction.ts';

/** Origin of a decision; its kind follows from the listing. */
export type Grounds = Pick<Restriction, 'source' | 'isFoundByMachine'>;

interface Verdict extends Grounds {
  who: Person;
  adminId: string;
  reason: string;
  code?: RejectCode | undefined;
  remarks?: readonly NewRemark[] | undefined;
  at: Date;
}

/**
 * Recalls a listing reported by several people: hidden until a moderator's decision, its approval dropped.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export async function recalled(
  listing: StoredListing,
  { reason, at }: Pick<Verdict, 'reason' | 'at'>,
  unit: Unit,
): Promise<Decision> {
  const status = transition(listingStates, listing.status, 'review_again', 'system');
  const { stated, moderation } = await announceRestriction(
    listing,
    {
      ...{ kind: 'listing_hidden', source: 'reports', isFoundByMachine: false, decidedBy: null, reason, at },
    },
    unit,
  );
  const after: StoredListing = { ...listing, status, approval: null, moderation, submittedAt: at };
  await announceHiding(after, { reason, decision: stated }, unit);
  return { after, action: 'review_again', reason };
}

/** Returns the owner's working copy, revision merged and approval dropped; mails the owner. */
async function sentBack<Action extends 'reject' | 'request_changes'>(
  listing: StoredListing,
  action: Action,
  { who, adminId, reason, code, remarks, at, source, isFoundByMachine }: Verdict,
  unit: Unit,
): Promise<Decision & { action: Action }> {
  const status = transition(listingStates, listing.status, action, who);
  const wasPublic = listing.status === 'active';
  // an unapproved revision is not part of the judged content
  const judged = wasPublic ? listing : withPendingMerged(listing, at);
  const { stated, moderation } = await announceRestriction(
    judged,
    {
      kind: wasPublic ? 'listing_unpublished' : 'listing_returned',
      ...{ source, isFoundByMachine, decidedBy: adminId, reason, code, at },
    },
    unit,
  );
  const after = {
    ...toWorkingCopy(listing, at),
    ...{ status, moderation: { ...moderation, ...withRemarks(remarks) } },
    returned: returnedVersion(listing, at),
  };
  await announceRejection(after, { reason, isRevision: false, wasPublic, decision: stated }, unit);
  return { after, action, reason };
}

/**
 * Rejects a pending listing and mails the owner.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export const rejected = (listing: StoredListing, verdict: Verdict, unit: Unit) =>
  sentBack(listing, 'reject', verdict, unit);

/**
 * Requests changes of a public or pending listing and mails the owner.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export const changesRequested = (listing: StoredListing, verdict: Verdict, unit: Unit) =>
  sentBack(listing, 'request_changes', verdict, unit);

/** Rejects the revision of an approved listing, which keeps its approved version, and mails the owner. */
export async function revisionRejected(
  listing: StoredListing,
  { adminId, reason, code, remarks, at, source, isFoundByMachine }: Verdict,
  unit: Unit,
): Promise<Decision & { action: 'reject_revision' }> {
  const { stated, moderation } = await announceRestriction(
    listing,
    {
      kind: 'revision_returned',
      ...{ source, isFoundByMachine, decidedBy: adminId, reason, code, at },
    },
    unit,
  );
  const { revision } = listing;
  const after: StoredListing = {
    ...listing,
    moderation: { ...moderation, ...withRemarks(remarks) },
    revision: revision && { ...revision, status: 'rejected' },
    returned: returnedVersion(listing, at),
  };
  await announceRejection(after, { reason, isRevision: true, wasPublic: true, decision: stated }, unit);
  return { after, action: 'reject_revision', reason };
}

/** Removes a listing for a violation and mails the owner. @throws AppError FORBIDDEN, INVALID_TRANSITION */
export async function removed(
  listing: StoredListing,
  { who, adminId, reason, at, source, isFoundByMachine }: Verdict,
  unit: Unit,
): Promise<Decision & { action: 'remove' }> {
  const status = transition(listingStates, listing.status, 'remove', who);
  const { stated, moderation } = await announceRestriction(
    listing,
    { kind: 'listing_removed', source, isFoundByMachine, decidedBy: adminId, reason, at },
    unit,
  );
  const after = { ...listing, status, moderation };
  await announceRemoval(after, { reason, decision: stated }, unit);
  return { after, action: 'remove', reason };
}
