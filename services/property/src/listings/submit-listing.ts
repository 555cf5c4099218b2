import type { Actor } from '@pokriv/contracts/actor';
import { AppError } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition } from '@pokriv/contracts/transition';

import { messages } from '../messages.ts';
import { announceSubmission } from './announce-to-owner.ts';
import { assertComplete } from './assert-complete.ts';
import { changeStored, type ChangeDeps } from './change-stored.ts';
import { moverOf, slotsOf } from './mover.ts';
import { ownerCopy } from './owner-copy.ts';
import type { StoredListing } from './stored-listing.ts';

/**
 * Submits a draft or rejected listing for approval (decisions §5, §7).
 * @throws AppError FORBIDDEN, INVALID_TRANSITION, EMAIL_NOT_VERIFIED, UNPROCESSABLE with the missing fields,
 * LISTING_LIMIT_REACHED
 */
export function submitListing(deps: ChangeDeps, actor: Actor, id: string): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, async (listing, unit) => {
    const status = transition(listingStates, listing.status, 'submit', moverOf(actor, listing));
    assertEmailVerified(actor);
    const at = deps.now();
    assertComplete(listing, at);
    const after: StoredListing = {
      ...listing,
      status,
      submittedAt: at,
      approval: null,
      landlord: ownerCopy(actor),
      isPremium: actor.isPremium,
    };
    await announceSubmission(after, unit);
    return { after, action: 'submit', limits: { slots: slotsOf(actor) } };
  });
}

function assertEmailVerified({ isEmailVerified }: Actor): void {
  if (isEmailVerified) return;
  throw new AppError({ code: 'EMAIL_NOT_VERIFIED', message: messages.listing.emailNotVerified });
}
