import type { ListingAction } from '@pokriv/contracts/listing/listing-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredListing } from './stored-listing.ts';

const refOf = ({ _id, fields, landlord }: StoredListing) => ({
  listingId: _id,
  title: fields.title ?? '',
  landlord: { email: landlord.email, firstName: landlord.firstName },
});

/** Facts about a listing that its owner gets a mail of. */
export const announceSubmission = (listing: StoredListing, unit: Unit): Promise<void> =>
  unit.announce('listing-submitted', refOf(listing));

export const announceApproval = (listing: StoredListing, isRevision: boolean, unit: Unit): Promise<void> =>
  unit.announce('listing-approved', { ...refOf(listing), isRevision });

export const announceRejection = (
  listing: StoredListing,
  decision: { reason: string; isRevision: boolean; wasPublic: boolean },
  unit: Unit,
): Promise<void> =>
  unit.announce('listing-rejected', { ...refOf(listing), ...decision, code: listing.moderation.code });

export const announceRemoval = (listing: StoredListing, reason: string, unit: Unit): Promise<void> =>
  unit.announce('listing-removed', { ...refOf(listing), reason });

interface Move {
  action: ListingAction;
  actorId: string;
  reason: string | null;
}

/** A step of the state table that no other fact tells. */
export function announceMove(
  listing: StoredListing,
  { action, actorId, reason }: Move,
  unit: Unit,
): Promise<void> {
  const by = actorId === 'system' ? 'system' : actorId === listing.ownerId ? 'owner' : 'admin';
  const { status: to, expiresAt } = listing;
  const ends = expiresAt?.toISOString() ?? null;
  return unit.announce('listing-moved', { ...refOf(listing), action, to, by, reason, expiresAt: ends });
}

/** The period of a public listing comes to its end. */
export function announceExpiry(
  listing: StoredListing,
  { daysLeft, expiresAt }: { daysLeft: 7 | 1; expiresAt: Date },
  unit: Unit,
): Promise<void> {
  const { views, favorites } = listing;
  const ends = expiresAt.toISOString();
  return unit.announce('listing-expiring', {
    ...refOf(listing),
    daysLeft,
    expiresAt: ends,
    views,
    favorites,
  });
}
