import type { Actor } from '@pokriv/contracts/actor';
import { AppError, notFound } from '@pokriv/contracts/errors';
import type { OwnProperty, PublicProperty } from '@pokriv/contracts/listing/property';

import { messages } from '../messages.ts';
import type { ListingRepository } from './listing.repository.ts';
import { isOwner, mayManage } from './mover.ts';
import { toModeratedProperty, toOwnProperty, toPublicProperty } from './shown-property.ts';
import type { StoredListing } from './stored-listing.ts';

const CLOSED_MS = 30 * 86_400_000;

/** Whether a rented or expired listing still has its public page. */
export function isShownClosed({ status, closedAt, isHidden }: StoredListing, now: Date): boolean {
  if (isHidden || !closedAt || (status !== 'rented' && status !== 'expired')) return false;
  return now.getTime() - closedAt.getTime() <= CLOSED_MS;
}

/**
 * Public listings are visible to everyone while active and for 30 days after they were rented or expired
 * (decisions §4).
 * @throws AppError GONE after that; NOT_FOUND in any other state, and while the owner is hidden
 */
export function assertPublic(listing: StoredListing, now: Date): void {
  const { status, isHidden } = listing;
  if (isHidden) throw notFound(messages.listing.notFound);
  if (status === 'active') return;
  if (status !== 'rented' && status !== 'expired') throw notFound(messages.listing.notFound);
  if (isShownClosed(listing, now)) return;
  throw new AppError({ code: 'GONE', message: messages.listing.gone });
}

interface ReadListingDeps {
  listings: ListingRepository;
  now: () => Date;
}

/**
 * A listing in the caller's view.
 * @throws AppError NOT_FOUND, GONE
 */
export async function readListing(
  { listings, now }: ReadListingDeps,
  actor: Actor | null,
  id: string,
): Promise<OwnProperty | PublicProperty> {
  const listing = await listings.get(id);
  if (isOwner(actor, listing)) return toOwnProperty(listing);
  if (mayManage(actor, listing)) return toModeratedProperty(listing);
  assertPublic(listing, now());
  return toPublicProperty(listing);
}
