import type { ListingShown } from '@pokriv/contracts/job-parts';
import type { JobData } from '@pokriv/contracts/jobs';
import { toMoney } from '@pokriv/contracts/money';
import type { Location } from '@pokriv/contracts/listing/property-location';

import { messages } from '../messages.ts';
import { shownImage } from './shown-property.ts';
import type { StoredListing } from './stored-listing.ts';

export type CopiedListing = Pick<
  StoredListing,
  '_id' | 'fields' | 'images' | 'landlord' | 'ownerId' | 'status' | 'version'
>;

/** „Младост 1, ул. Кричим № 5“; null without a street. */
export function addressText({
  neighborhood,
  street,
  number,
}: Pick<Partial<Location>, 'neighborhood' | 'street' | 'number'>): string | null {
  if (!street) return null;
  return [neighborhood, number ? messages.listing.address(street, number) : street]
    .filter(Boolean)
    .join(', ');
}

const shownOf = ({ fields, images, landlord }: CopiedListing): ListingShown => ({
  cover: images[0] ? shownImage(images[0]) : null,
  city: fields.location?.city ?? '',
  price: fields.price ? toMoney(fields.price) : null,
  contactName: fields.contactName ?? landlord.firstName,
  address: addressText(fields.location ?? {}),
});

/** Copy of a listing for other services, as approved: without a pending edit. */
export function copiedListing(listing: CopiedListing): JobData<'listing-changed'> {
  const { _id: listingId, fields, ownerId, status, version } = listing;
  return { listingId, title: fields.title ?? '', ownerId, status, version, shown: shownOf(listing) };
}
