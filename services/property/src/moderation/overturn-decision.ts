import { AppError } from '@pokriv/contracts/errors';
import type { JobData } from '@pokriv/contracts/jobs';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition, type Person } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { approvalOf, isContentApproved } from '../listings/approval.ts';
import type { ChangeDeps, Decision } from '../listings/change-stored.ts';
import { publishListing } from '../listings/publish-listing.ts';
import { queued } from '../listings/reopen-listing.ts';
import { withPendingMerged } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { announceApproval } from './announce-decision.ts';
import { followVerdict, type Once } from './follow-verdict.ts';

const admin: Person = { role: 'admin', isOwner: false };
const owner: Person = { role: 'landlord', isOwner: true };

/**
 * Reverses an overturned decision (Digital Services Act, Art. 20). Content unchanged since the decision
 * becomes public; changed content goes to a moderator. Idempotent; skipped after a later decision, the
 * owner's withdrawal or deletion.
 */
export function overturnDecision(
  deps: ChangeDeps,
  { listingId, decisionId, actorId, kind }: JobData<'listing-decision-overturned'>,
  context: Once,
): Promise<void> {
  return followVerdict(deps, context, {
    listingId,
    actorId,
    decide: (listing, unit) => {
      if (listing.moderation.decisionId !== decisionId) throw superseded();
      const at = deps.now();
      if (kind === 'listing_removed') return reinstated(listing, at);
      return kind === 'revision_returned'
        ? revisionAccepted(listing, at, unit)
        : published(listing, at, unit);
    },
  });
}

const superseded = () => new AppError({ code: 'INVALID_TRANSITION', message: listingStates.refusal });

const cleared = (decidedAt: Date) => ({ reason: null, code: null, decidedAt });

const isAsJudged = (listing: StoredListing): boolean =>
  isContentApproved({ ...listing, approval: listing.moderation.judged ?? null });

function reinstated(listing: StoredListing, at: Date): Decision {
  transition(listingStates, listing.status, 'reinstate', admin);
  const back = isContentApproved(listing) ? publishListing(listing, at) : queued(listing, at);
  return { after: { ...back, moderation: cleared(at) }, action: 'reinstate', move: 'reinstate' };
}

/** Resubmits a returned listing, and approves it if its content is as judged. */
async function published(listing: StoredListing, at: Date, unit: Unit): Promise<Decision> {
  const isReturned = listing.status === 'rejected';
  const waiting = isReturned ? transition(listingStates, listing.status, 'submit', owner) : listing.status;
  if (!isAsJudged(listing)) {
    // a hidden listing is already pending
    if (!isReturned) throw superseded();
    return { after: { ...queued(listing, at), moderation: cleared(at) }, action: 'submit' };
  }
  transition(listingStates, waiting, 'approve', admin);
  const approved = { ...listing, approval: approvalOf(listing, at), moderation: cleared(at), returned: null };
  const after = publishListing(approved, at);
  await announceApproval(after, false, unit);
  return { after, action: 'approve' };
}

async function revisionAccepted(listing: StoredListing, at: Date, unit: Unit): Promise<Decision> {
  const { revision } = listing;
  if (revision?.status !== 'rejected') throw superseded();
  const read = withPendingMerged({ ...listing, revision: { ...revision, status: 'pending' } }, at);
  const after = { ...read, approval: approvalOf(read, at), moderation: cleared(at), returned: null };
  await announceApproval(after, true, unit);
  return { after, action: 'approve_revision' };
}
