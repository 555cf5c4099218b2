import { listingStates, type RejectCode } from '@pokriv/contracts/listing-states';
import { transition, type Person } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import { announceRemoval } from '../listings/announce-to-owner.ts';
import type { Decision } from '../listings/change-stored.ts';
import { mergeRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

interface Verdict {
  who: Person | 'system';
  reason: string;
  code?: RejectCode | undefined;
  at: Date;
}

/**
 * A public listing waits for the moderators again, until its owner has mended it: with the changes that its owner sees in
 * it, since a moderator reads and decides on all of it at once.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export function recalled(listing: StoredListing, { who, reason, code, at }: Verdict): Decision {
  const status = transition(listingStates, listing.status, 'review_again', who);
  const moderation = { reason, code: code ?? null, decidedAt: at };
  const after = { ...mergeRevision(listing, at), status, moderation, submittedAt: at };
  return { after, action: 'review_again', reason, move: 'review_again' };
}

/**
 * A listing is taken down for a violation, and its owner told.
 * @throws AppError FORBIDDEN, INVALID_TRANSITION
 */
export async function removed(
  listing: StoredListing,
  { who, reason, at }: Verdict,
  unit: Unit,
): Promise<Decision> {
  const status = transition(listingStates, listing.status, 'remove', who);
  const after = { ...listing, status, moderation: { reason, code: null, decidedAt: at } };
  await announceRemoval(after, reason, unit);
  return { after, action: 'remove', reason };
}
