import type { Actor } from '@pokriv/contracts/actor';
import type { RecentAction } from '@pokriv/contracts/listing/moderation-file';
import type { Rejection, Removal } from '@pokriv/contracts/listing/property-endpoints';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { approvalOf, isContentApproved } from '../listings/approval.ts';
import { assertComplete } from '../listings/assert-complete.ts';
import { assertVersion } from '../listings/assert-version.ts';
import { changeStored, type ChangeDeps, type Decision } from '../listings/change-stored.ts';
import { moverOf } from '../listings/mover.ts';
import { publishListing } from '../listings/publish-listing.ts';
import { queued } from '../listings/reopen-listing.ts';
import { returnedVersion } from '../listings/returned-version.ts';
import { hasPendingRevision, isApproved, withPendingMerged } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceApproval, announceRejection } from './announce-decision.ts';
import { holderOf, type LeaseRepository } from './lease.repository.ts';
import { changesRequested, removed, sentBack } from './verdicts.ts';

export interface ModerationDeps extends ChangeDeps {
  leases: LeaseRepository;
}

type Verdict = Decision & { action: RecentAction };

/** Whether the decision is about the revision of an approved listing; any other revision waits with its listing. */
const isAboutRevision = (listing: StoredListing) => isApproved(listing) && hasPendingRevision(listing);

/**
 * Decides on the version that a moderator has read, and leaves word of the decision to others who have it open.
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
    await deps.leases.tellDecision(id, { by: holderOf(admin), action: verdict.action, at }, unit);
    return verdict;
  });

/**
 * Publishes the pending listing, or the revision of an approved one (decisions §5).
 * @param seen the version that the moderator read
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
  { reason, code, version }: Rejection,
): Promise<StoredListing> {
  return decideOn(deps, admin, { id, seen: version }, async (listing, unit) => {
    const at = deps.now();
    const isRevision = isAboutRevision(listing);
    const moderation = { reason, code: code ?? null, decidedAt: at };
    const { revision } = listing;
    const after: StoredListing =
      revision && isRevision
        ? {
            ...listing,
            moderation,
            revision: { ...revision, status: 'rejected' },
            returned: returnedVersion(listing, at),
          }
        : sentBack(listing, 'reject', { who: moverOf(admin, listing), moderation });
    await announceRejection(after, { reason, isRevision, wasPublic: isRevision }, unit);
    return { after, action: isRevision ? 'reject_revision' : 'reject', reason };
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
  return decideOn(deps, admin, { id, seen: version }, (listing, unit) =>
    removed(listing, { who: moverOf(admin, listing), reason, at: deps.now() }, unit),
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
 * Sends a public or pending listing back to its owner for changes; it leaves the queue until it is submitted again.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, CONFLICT when it changed since it was read
 */
export function requestChanges(
  deps: ModerationDeps,
  admin: Actor,
  id: string,
  { reason, code, version }: Rejection,
): Promise<StoredListing> {
  return decideOn(deps, admin, { id, seen: version }, (listing, unit) =>
    changesRequested(listing, { who: moverOf(admin, listing), reason, code, at: deps.now() }, unit),
  );
}
