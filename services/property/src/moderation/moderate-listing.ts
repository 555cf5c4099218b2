import type { Actor } from '@pokriv/contracts/actor';
import type { RecentAction } from '@pokriv/contracts/listing/moderation-file';
import type { Rejection, Removal } from '@pokriv/contracts/listing/moderator-steps';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition, type Person } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { approvalOf, isContentApproved } from '../listings/approval.ts';
import { assertComplete } from '../listings/assert-complete.ts';
import { assertVersion } from '../listings/assert-version.ts';
import { changeStored, type ChangeDeps, type Decision } from '../listings/change-stored.ts';
import { moverOf } from '../listings/mover.ts';
import { publishListing } from '../listings/publish-listing.ts';
import { queued } from '../listings/reopen-listing.ts';
import { hasPendingRevision, isApproved, withPendingMerged } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceApproval } from './announce-decision.ts';
import type { AssignmentRepository } from './assignment.repository.ts';
import { holderOf, type LeaseRepository } from './lease.repository.ts';
import { assess, type RiskDeps } from './risk-flags.ts';
import { changesRequested, rejected, removed, revisionRejected, type Grounds } from './verdicts.ts';

export interface ModerationDeps extends ChangeDeps, RiskDeps {
  leases: LeaseRepository;
  assignments: AssignmentRepository;
}

type Verdict = Decision & { action: RecentAction };

interface AdminVerdict extends Grounds {
  who: Person;
  adminId: string;
  at: Date;
}

/**
 * Whether the decision is about the revision of an approved listing; any other revision is decided with its
 * listing.
 */
const isAboutRevision = (listing: StoredListing) => isApproved(listing) && hasPendingRevision(listing);

/**
 * Decides on the version read by the moderator, and records the decision for others with the listing open.
 * @throws AppError CONFLICT when it changed since or another moderator holds its lease; those of `decide`
 */
const decideOn = (
  deps: ModerationDeps,
  admin: Actor,
  { id, seen }: { id: string; seen: number | undefined },
  decide: (listing: StoredListing, unit: Unit) => Promise<Verdict>,
): Promise<StoredListing> =>
  changeStored(deps, id, admin.id, async (listing, unit) => {
    const at = deps.now();
    await deps.leases.assertFree(id, admin.id, at, unit);
    assertVersion(listing, seen);
    const verdict = await decide(listing, unit);
    await deps.leases.recordDecision(id, { by: holderOf(admin), action: verdict.action, at }, unit);
    return verdict;
  });

/**
 * Runs a restricting decision of a moderator's own review; a listing with a risk flag counts as found by
 * automated means, because the moderator saw the flag. The mark of a video finds nothing: it asks to watch it.
 */
async function restrict(
  deps: ModerationDeps,
  admin: Actor,
  { id, version }: { id: string; version?: number | undefined },
  decide: (listing: StoredListing, verdict: AdminVerdict, unit: Unit) => Promise<Verdict>,
): Promise<StoredListing> {
  // outside the transaction, because it also queries the search engine
  const { risks } = await assess(deps, await deps.listings.get(id));
  const isFoundByMachine = risks.some(({ kind }) => kind !== 'unseen_video');
  return decideOn(deps, admin, { id, seen: version }, (listing, unit) => {
    const who = moverOf(admin, listing);
    const at = deps.now();
    return decide(listing, { who, adminId: admin.id, at, source: 'review', isFoundByMachine }, unit);
  });
}

/**
 * Publishes the pending listing, or the revision of an approved one (decisions §5).
 * @param seen version read by the moderator
 * @throws AppError FORBIDDEN, INVALID_TRANSITION when nothing is pending, CONFLICT when it changed since
 */
export function approveListing(
  deps: ModerationDeps,
  admin: Actor,
  id: string,
  seen?: number,
): Promise<StoredListing> {
  return decideOn(deps, admin, { id, seen }, async (listing, unit) => {
    const at = deps.now();
    const moderation = { reason: null, code: null, decidedAt: at };
    const who = moverOf(admin, listing);
    const isRevision = isAboutRevision(listing);
    if (!isRevision) transition(listingStates, listing.status, 'approve', who);
    const read = withPendingMerged(listing, at);
    const approved = { ...read, approval: approvalOf(read, at), moderation, returned: null };
    const after = isRevision ? approved : publishListing(approved, at);
    await announceApproval(after, isRevision, unit);
    return { after, action: isRevision ? 'approve_revision' : 'approve' };
  });
}

/**
 * Rejects the pending listing or revision with a reason; a revised listing keeps its approved version.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION when nothing is pending, CONFLICT when it changed since it was read
 */
export function rejectListing(
  deps: ModerationDeps,
  admin: Actor,
  id: string,
  { reason, code, version, remarks }: Rejection,
): Promise<StoredListing> {
  return restrict(deps, admin, { id, version }, (listing, verdict, unit) => {
    const returned = { ...verdict, reason, code, remarks };
    return isAboutRevision(listing)
      ? revisionRejected(listing, returned, unit)
      : rejected(listing, returned, unit);
  });
}

/**
 * Removes a listing for a violation.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, CONFLICT when it changed since it was read
 */
export function removeListing(
  deps: ModerationDeps,
  admin: Actor,
  id: string,
  { reason, version }: Removal,
): Promise<StoredListing> {
  return restrict(deps, admin, { id, version }, (listing, verdict, unit) =>
    removed(listing, { ...verdict, reason }, unit),
  );
}

/**
 * Reinstates a removed listing after an appeal: public for a new period if its content is approved, else pending.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, UNPROCESSABLE when it is incomplete
 */
export function reinstateListing(deps: ModerationDeps, admin: Actor, id: string): Promise<StoredListing> {
  return changeStored(deps, id, admin.id, (listing) => {
    transition(listingStates, listing.status, 'reinstate', moverOf(admin, listing));
    const at = deps.now();
    assertComplete({ ...listing, revision: null }, at);
    const moderation = { reason: null, code: null, decidedAt: at };
    const back = isContentApproved(listing) ? publishListing(listing, at) : queued(listing, at);
    return { after: { ...back, moderation }, action: 'reinstate', move: 'reinstate' };
  });
}

/**
 * Returns a public or pending listing to its owner for changes; it leaves the queue until submitted again.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, CONFLICT when it changed since it was read
 */
export function requestChanges(
  deps: ModerationDeps,
  admin: Actor,
  id: string,
  { version, ...returned }: Rejection,
): Promise<StoredListing> {
  return restrict(deps, admin, { id, version }, (listing, verdict, unit) =>
    changesRequested(listing, { ...verdict, ...returned }, unit),
  );
}
