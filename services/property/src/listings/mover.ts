import type { Actor } from '@pokriv/contracts/actor';
import { forbidden, notFound } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { Person } from '@pokriv/contracts/transition';

import { messages } from '../messages.ts';
import type { StoredListing } from './stored-listing.ts';

type Owned = Pick<StoredListing, 'ownerId'>;
type Guarded = Pick<StoredListing, 'ownerId' | 'status' | 'isHidden'>;

/** Currently or formerly public states, whose existence is no secret. */
const knownStates: readonly ListingStatus[] = ['active', 'rented', 'expired'];

export const isOwner = (actor: Actor | null, listing: Owned): boolean => actor?.id === listing.ownerId;

export const mayManage = (actor: Actor | null, listing: Owned): boolean =>
  isOwner(actor, listing) || actor?.role === 'admin';

/** The refusal of a read, so that a hidden listing looks like a missing one. */
export const refusalOf = ({ status, isHidden }: Guarded) =>
  knownStates.includes(status) && !isHidden ? forbidden() : notFound(messages.listing.notFound);

/** @throws AppError unless owner or admin: FORBIDDEN, or NOT_FOUND for a listing that is not public */
export function assertManages(actor: Actor, listing: Guarded): void {
  if (!mayManage(actor, listing)) throw refusalOf(listing);
}

/**
 * The caller in terms of the state table.
 * @throws AppError those of `assertManages`
 */
export function moverOf(actor: Actor, listing: Guarded): Person {
  assertManages(actor, listing);
  return { role: actor.role, isOwner: isOwner(actor, listing) };
}

/** The slot limit of the caller's step; admins have none (decisions §7). */
export const slotsOf = (actor: Actor): number | null => (actor.role === 'admin' ? null : actor.listingLimit);
