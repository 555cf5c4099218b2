import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from './listing-follower.ts';
import type { StoredListing } from './stored-listing.ts';

export const mailedListing = ({ _id, fields, landlord }: StoredListing) => ({
  listingId: _id,
  title: fields.title ?? '',
  landlord: { email: landlord.email, firstName: landlord.firstName },
});

export const announceSubmission = (listing: StoredListing, unit: Unit): Promise<void> =>
  unit.announce('listing-submitted', mailedListing(listing));

/** Mails the owner about a step of the state table without an event of its own. */
export async function announceMove({ after, step }: ListingChange, unit: Unit): Promise<void> {
  const { move: action, actorId, reason = null } = step;
  if (!action) return;
  const by = actorId === 'system' ? 'system' : actorId === after.ownerId ? 'owner' : 'admin';
  const { status: to, expiresAt } = after;
  const ends = expiresAt?.toISOString() ?? null;
  await unit.announce('listing-moved', {
    ...mailedListing(after),
    action,
    to,
    by,
    reason,
    expiresAt: ends,
  });
}

export function announceExpiry(
  listing: StoredListing,
  { daysLeft, expiresAt }: { daysLeft: 7 | 1; expiresAt: Date },
  unit: Unit,
): Promise<void> {
  const { views, favorites } = listing;
  const ends = expiresAt.toISOString();
  return unit.announce('listing-expiring', {
    ...mailedListing(listing),
    daysLeft,
    expiresAt: ends,
    views,
    favorites,
  });
}
