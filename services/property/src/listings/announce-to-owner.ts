import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredListing } from './stored-listing.ts';

const refOf = ({ _id, fields, landlord }: StoredListing) => ({
  listingId: _id,
  title: fields.title ?? '',
  landlord: { email: landlord.email, firstName: landlord.firstName },
});

/** A fact about a listing that its owner gets a mail of. */
export function announceToOwner(
  name: 'listing-submitted' | 'listing-approved',
  listing: StoredListing,
  unit: Unit,
): Promise<void> {
  return unit.announce(name, refOf(listing));
}

export const announceRejection = (listing: StoredListing, reason: string, unit: Unit): Promise<void> =>
  unit.announce('listing-rejected', { ...refOf(listing), reason, code: listing.moderation.code });

export const announceRemoval = (listing: StoredListing, reason: string, unit: Unit): Promise<void> =>
  unit.announce('listing-removed', { ...refOf(listing), reason });
