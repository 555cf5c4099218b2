import { AppError, conflict } from '@pokriv/contracts/errors';
import type { LeaseLink } from '@pokriv/contracts/listing/listing-link';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Unit } from '@pokriv/service-kit/mongo';

import { messages } from '../messages.ts';
import { storeDecision, type Decision } from './change-stored.ts';
import { leaseUntil, noLease } from './lease.ts';
import type { ListingDeps } from './listing-deps.ts';
import { followCommit, type ListingChange } from './listing-follower.ts';
import { freeFrom, reopened } from './reopen-listing.ts';
import type { StoredListing } from './stored-listing.ts';

const reason = messages.listing.byLink;

export interface Press {
  ownerId: string;
  slots: number | null;
  /** New end of a prolonged lease; null: unknown. */
  leaseEnd: string | null;
}

/** Whether an earlier press or the owner has already made the change. */
function isSettled({ action }: LeaseLink, { status, leaseEnd = null }: StoredListing, press: Press): boolean {
  if (action === 'relist') return status === 'active' || status === 'pending';
  return status === 'rented' && leaseEnd === press.leaseEnd;
}

/** Public again for a new period, free from the day after the lease end. */
async function relisted(
  listing: StoredListing,
  { leaseEnd, slots }: { leaseEnd: string; slots: number | null },
  step: { at: Date; unit: Unit },
): Promise<Decision> {
  const today = sofiaDay(step.at);
  const free = freeFrom(listing, leaseEnd > today ? leaseEnd : today, step.at);
  return { ...(await reopened(free, 'renew', step)), reason, limits: { slots } };
}

function prolonged(listing: StoredListing, leaseEnd: string | null, at: Date): Decision {
  const lease = leaseEnd === null ? noLease : leaseUntil(leaseEnd, at);
  return { after: { ...listing, ...lease }, action: 'update', changed: ['leaseEnd'], reason };
}

/**
 * Executes the answer to the lease-end mail. Idempotent: a repeated press replies as done.
 * @throws AppError GONE when the link is too old, INVALID_TRANSITION when the listing is no longer rented,
 * CONFLICT when the lease end was changed after the mail, LISTING_LIMIT_REACHED, UNPROCESSABLE
 */
export async function followLeaseLink(
  deps: ListingDeps,
  link: LeaseLink,
  press: Press,
): Promise<{ listing: StoredListing; isRepeated: boolean }> {
  const take = async (unit: Unit): Promise<StoredListing | ListingChange> => {
    const at = deps.now();
    const before = await deps.listings.get(link.listingId, unit);
    if (link.until <= at.getTime())
      throw new AppError({ code: 'GONE', message: messages.listing.linkTooOld });
    if (isSettled(link, before, press)) return before;
    if (before.status !== 'rented')
      throw new AppError({ code: 'INVALID_TRANSITION', message: messages.listing.notRented });
    if (before.leaseEnd !== link.leaseEnd) throw conflict(messages.listing.linkOfOtherLease);
    const decision =
      link.action === 'prolong'
        ? prolonged(before, press.leaseEnd, at)
        : await relisted(before, { ...press, leaseEnd: link.leaseEnd }, { at, unit });
    return storeDecision(deps, { before, decision, actorId: press.ownerId }, unit);
  };
  const taken = await deps.inTransaction(take);
  if (!('after' in taken)) return { listing: taken, isRepeated: true };
  await followCommit(deps, taken);
  return { listing: taken.after, isRepeated: false };
}
