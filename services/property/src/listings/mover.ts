import type { Actor } from '@pokriv/contracts/actor';
import { forbidden } from '@pokriv/contracts/errors';
import type { Person } from '@pokriv/contracts/transition';

import type { StoredListing } from './stored-listing.ts';

type Owned = Pick<StoredListing, 'ownerId'>;

export const isOwner = (actor: Actor | null, listing: Owned): boolean => actor?.id === listing.ownerId;

/** Whether somebody sees all of a listing in every state. */
export const mayManage = (actor: Actor | null, listing: Owned): boolean =>
  isOwner(actor, listing) || actor?.role === 'admin';

/**
 * The caller as the state table knows people.
 * @throws AppError FORBIDDEN to anybody but the owner and admins, in every state alike, so that none shows through
 */
export function moverOf(actor: Actor, listing: Owned): Person {
  if (!mayManage(actor, listing)) throw forbidden();
  return { role: actor.role, isOwner: isOwner(actor, listing) };
}

/** The slots that a step of this caller may take: an admin's have no limit (decisions §7). */
export const slotsOf = (actor: Actor): number | null => (actor.role === 'admin' ? null : actor.listingLimit);
