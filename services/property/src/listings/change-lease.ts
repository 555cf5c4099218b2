import type { Actor } from '@pokriv/contracts/actor';
import { AppError } from '@pokriv/contracts/errors';
import type { LeaseChange } from '@pokriv/contracts/listing/owner-steps';

import { messages } from '../messages.ts';
import { assertVersion } from './assert-version.ts';
import { changeStored, type ChangeDeps } from './change-stored.ts';
import { leaseUntil, noLease } from './lease.ts';
import { assertManages } from './mover.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Changes the lease end of a rented listing, and with it the day of the relisting offer. The stored end again
 * is no change, so a retry gets the same reply.
 * @throws AppError INVALID_TRANSITION unless rented; CONFLICT with the stored listing when `version` is
 * stale; UNPROCESSABLE for a lease end that is not in the future; those of `assertManages`
 */
export async function changeLease(
  deps: ChangeDeps,
  actor: Actor,
  id: string,
  { leaseEnd, version }: LeaseChange,
): Promise<StoredListing> {
  const known = await deps.listings.get(id);
  assertManages(actor, known);
  if (known.status === 'rented' && (known.leaseEnd ?? null) === leaseEnd) return known;
  return changeStored(deps, id, actor.id, (listing) => {
    assertManages(actor, listing);
    if (listing.status !== 'rented')
      throw new AppError({ code: 'INVALID_TRANSITION', message: messages.listing.notRented });
    assertVersion(listing, version);
    const lease = leaseEnd === null ? noLease : leaseUntil(leaseEnd, deps.now());
    return { after: { ...listing, ...lease }, action: 'update', changed: ['leaseEnd'] };
  });
}
