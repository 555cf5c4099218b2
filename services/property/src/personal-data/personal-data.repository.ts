import type { PersonalData } from '@pokriv/contracts/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import type { Connection } from 'mongoose';

import type { Favorite } from '../favorites/favorite.repository.ts';
import { listingModel } from '../listings/listing.model.ts';
import type { StoredEntry } from '../listings/history.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { ListingDay } from '../views/listing-day.ts';
import { toPromotion } from '../promotions/list-promotions.ts';
import type { StoredPromotion } from '../promotions/stored-promotion.ts';
import { pictureFilesOf } from './picture-files-of.ts';

/** What the service only sorts and searches by says nothing that the rest does not. */
const internal: readonly string[] = [
  '_id',
  'ownerId',
  'words',
  'qualityScore',
  'pictureParts',
  'remindAt',
  'promotionSteps',
] satisfies (keyof StoredListing)[];

const exported = ({ _id, ...listing }: StoredListing) => ({
  id: _id,
  ...Object.fromEntries(Object.entries(listing).filter(([key]) => !internal.includes(key))),
});

/**
 * All that this service holds of one person: listings whole and in every state, with the exact place, drafts and
 * waiting changes; what happened to them; favourites; promotions; numbers; and the pictures. Who else acted on a listing is not
 * told: that is somebody else's data.
 */
export async function readPersonalData(connection: Connection, { userId }: DataOwner): Promise<PersonalData> {
  const history = connection.collection<StoredEntry>('history');
  const listings = await listingModel(connection)
    .find({ ownerId: userId })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredListing[]>();
  const ids = listings.map(({ _id }) => _id);
  const [ofListings, ownSteps, favorites, days, promotions] = await Promise.all([
    history
      .find({ listingId: { $in: ids } })
      .sort({ _id: -1 })
      .toArray(),
    history
      .find({ actorId: userId, listingId: { $nin: ids } })
      .sort({ _id: -1 })
      .toArray(),
    connection.collection<Favorite>('favorites').find({ userId }).sort({ at: -1 }).toArray(),
    connection
      .collection<ListingDay>('listing_days')
      .find({ listing: { $in: ids } }, { projection: { _id: 0 } })
      .sort({ listing: 1, day: 1 })
      .toArray(),
    connection.collection<StoredPromotion>('promotions').find({ userId }).sort({ createdAt: -1 }).toArray(),
  ]);
  return {
    documents: {
      listings: listings.map(exported),
      'listing-history': [...ofListings, ...ownSteps].map(({ _id, actorId, ...entry }) => ({
        id: _id,
        ...entry,
        by: actorId === userId ? 'you' : 'another',
      })),
      favorites: favorites.map(({ propertyId, at }) => ({ listingId: propertyId, addedAt: at })),
      'listing-statistics': days,
      promotions: promotions.map(toPromotion),
    },
    files: listings.flatMap(pictureFilesOf),
  };
}
