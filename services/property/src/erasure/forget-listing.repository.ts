import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { listingChangeModel } from '../alerts/alert.models.ts';
import { favoriteModel } from '../favorites/favorite.model.ts';
import { removedImageModel } from '../images/removed-image.model.ts';
import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { promotionModel } from '../promotions/promotion.model.ts';
import { searchCardModel } from '../search/search-card.model.ts';
import { listingDayModel } from '../views/listing-day.model.ts';

/**
 * Deletes a listing and its data except picture files; the audit log and reports stay.
 * @returns the deleted listing; null when the filter no longer matches
 */
export async function forgetListing(
  connection: Connection,
  filter: QueryFilter<StoredListing> & { _id: string },
  { session }: Unit,
): Promise<StoredListing | null> {
  const listing = await listingModel(connection).findOneAndDelete(filter, { session }).lean<StoredListing>();
  if (!listing) return null;
  const { _id } = listing;
  await searchCardModel(connection).deleteMany({ _id }, { session });
  await listingChangeModel(connection).deleteMany({ listingId: _id }, { session });
  await favoriteModel(connection).deleteMany({ propertyId: _id }, { session });
  await listingDayModel(connection).deleteMany({ listing: _id }, { session });
  await removedImageModel(connection).deleteMany({ listing: _id }, { session });
  await promotionModel(connection).deleteMany({ propertyId: _id }, { session });
  return listing;
}

export const deletedUntil = (until: Date) => ({
  status: 'deleted' as const,
  deletedAt: trusted({ $lte: until }),
});

export async function someIds(
  connection: Connection,
  filter: QueryFilter<StoredListing>,
  limit: number,
): Promise<string[]> {
  const found = await listingModel(connection)
    .find(filter, { _id: 1 })
    .limit(limit)
    .lean<Pick<StoredListing, '_id'>[]>();
  return found.map(({ _id }) => _id);
}
