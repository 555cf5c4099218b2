import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';

/** What else is kept of a listing, and the field that names it; the audit log and what others reported stay. */
const belongings = {
  search_cards: '_id',
  favorites: 'propertyId',
  listing_days: 'listing',
  removed_images: 'listing',
  promotions: 'propertyId',
} as const;

/**
 * Takes a listing away for good with all that belongs to it, but not the files of its pictures.
 * @returns it as it was; null when nothing fits the filter any more
 */
export async function forgetListing(
  connection: Connection,
  filter: Record<string, unknown> & { _id: string },
  { session }: Unit,
): Promise<StoredListing | null> {
  const listing = await connection
    .collection<StoredListing>('listings')
    .findOneAndDelete(filter, { session });
  if (!listing) return null;
  for (const [name, field] of Object.entries(belongings))
    await connection.collection(name).deleteMany({ [field]: listing._id }, { session });
  return listing;
}

/** Every picture that a listing shows, or would show once its revision is approved. */
export const pictureIdsOf = ({ images, revision }: StoredListing): string[] =>
  [...images, ...(revision?.images ?? [])].map(({ id }) => id);
