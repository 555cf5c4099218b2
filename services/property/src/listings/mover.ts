import type { Actor } from '@pokriv/contracts/actor';
import { forbidden, notFound } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { Person } from '@pokriv/contracts/transition';

import { messages } from '../messages.ts';
import type { StoredListing } from './stored-listing.ts';

type Owned = Pick<StoredListing, 'ownerId'>;
type Guarded = Pick<StoredListing, 'ownerId' | 'status' | 'isHidden'>;

/** States whose existence is no secret: they are, or were, public. */
const knownStates: readonly ListingStatus[] = ['active', 'rented', 'expired'];

export const isOwner = (actor: Actor | null, listing: Owned): boolean => actor?.id === listing.ownerId;

/** Whether a caller sees all of a listing in every state. */
export const mayManage = (actor: Actor | null, listing: Owned): boolean =>
  isOwner(actor, listing) || actor?.role === 'admin';

/**
 * The refusal that others get: the same as reading the listing gives them, so that no call tells a hidden listing from one
 * that does not exist.
 */
export const refusalOf = ({ status, isHidden }: Guarded) =>
  knownStates.includes(status) && !isHidden ? forbidden() : notFound(messages.listing.notFound);

/** @throws AppError FORBIDDEN, or NOT_FOUND for a listing that is not public, to all but the owner and admins */
export function assertManages(actor: Actor, listing: Guarded): void {
  if (!mayManage(actor, listing)) throw refusalOf(listing);
}

/** The caller as the state table knows people. @throws AppError those of `assertManages` */
export function moverOf(actor: Actor, listing: Guarded): Person {
  assertManages(actor, listing);
  return { role: actor.role, isOwner: isOwner(actor, listing) };
}

/** The slots that a step of this caller may take: an admin's have no limit (decisions §7). */
export const slotsOf = (actor: Actor): number | null => (actor.role === 'admin' ? null : actor.listingLimit);
