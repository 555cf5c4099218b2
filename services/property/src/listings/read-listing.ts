import type { Actor } from '@pokriv/contracts/actor';
import { AppError, notFound } from '@pokriv/contracts/errors';
import type { OwnProperty, PublicProperty } from '@pokriv/contracts/listing/property';
import { isReachedByPhone } from '@pokriv/contracts/listing/property-options';

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

export interface ReadListingDeps {
  listings: ListingRepository;
  /** Null: the account's phone is not verified. Injected by app.ts. */
  verifiedPhoneOf: (userId: string) => Promise<string | null>;
  now: () => Date;
}

/**
 * A listing in the caller's view, with whether the number that it shows is the owner's verified one.
 * @throws AppError NOT_FOUND, GONE
 */
export async function readListing(
  deps: ReadListingDeps,
  actor: Actor | null,
  id: string,
): Promise<OwnProperty | PublicProperty> {
  const { listings, verifiedPhoneOf, now } = deps;
  const listing = await listings.get(id);
  if (!mayManage(actor, listing)) assertPublic(listing, now());
  const verified = await verifiedPhoneOf(listing.ownerId);
  if (isOwner(actor, listing)) return ownView(toOwnProperty(listing), verified);
  if (mayManage(actor, listing)) return ownView(toModeratedProperty(listing), verified);
  return withMark(toPublicProperty(listing), isVerifiedNumber(shownPhone(listing), verified));
}

const ownView = (listing: OwnProperty, verified: string | null): OwnProperty =>
  withMark(listing, isVerifiedNumber(listing.contactPhone, verified));

/** A closed listing, and one that is reached by messages only, shows no number. */
const shownPhone = ({ status, fields }: StoredListing): string | undefined =>
  status === 'active' && isReachedByPhone(fields.contactMethods) ? fields.contactPhone : undefined;

const isVerifiedNumber = (phone: string | undefined, verified: string | null): boolean =>
  phone !== undefined && phone === verified;

const withMark = <Shown extends PublicProperty>(shown: Shown, isPhoneVerified: boolean): Shown =>
  isPhoneVerified ? { ...shown, landlord: { ...shown.landlord, isPhoneVerified } } : shown;
