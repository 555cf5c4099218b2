import type { Actor } from '@pokriv/contracts/actor';
import { AppError, conflict } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import { assertComplete } from './assert-complete.ts';
import { assertVersion } from './assert-version.ts';
import { changeStored, type ChangeDeps } from './change-stored.ts';
import { moverOf } from './mover.ts';
import { applyFields, isApproved, reviseFields } from './revision.ts';
import type { FieldChanges, StoredListing } from './stored-listing.ts';

/**
 * Pending content is locked during moderation.
 * @throws AppError FORBIDDEN, CONFLICT while pending, INVALID_TRANSITION when removed or deleted
 */
export function assertEditable(actor: Actor, listing: StoredListing): void {
  moverOf(actor, listing);
  if (listing.status === 'pending') throw conflict(messages.listing.lockedWhilePending);
  if (isApproved(listing) || listing.status === 'draft' || listing.status === 'rejected') return;
  throw new AppError({ code: 'INVALID_TRANSITION', message: messages.listing.notEditable });
}

/**
 * Changes only the given fields (decisions §5).
 * @throws AppError CONFLICT with the stored listing when `version` is stale; UNPROCESSABLE when a published listing
 * would become incomplete; those of `assertEditable`
 */
export function changeListing(
  deps: ChangeDeps,
  actor: Actor,
  id: string,
  { version, ...changes }: FieldChanges & { version?: number | undefined },
): Promise<StoredListing> {
  return changeStored(deps, id, actor.id, (listing) => {
    assertEditable(actor, listing);
    assertVersion(listing, version);
    const at = deps.now();
    const after = isApproved(listing)
      ? reviseFields(listing, changes, at)
      : applyFields(listing, changes, at);
    if (isApproved(listing)) assertComplete(after, at);
    return { after, action: 'update', changed: Object.keys(changes) };
  });
}
