import type { PersonalData } from '@pokriv/contracts/account/data-export';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import { trusted, type Connection } from 'mongoose';

import { readAlertData } from '../alerts/alert-data.repository.ts';
import { favoriteModel, type Favorite } from '../favorites/favorite.model.ts';
import { historyModel, type StoredEntry } from '../listings/history.model.ts';
import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { toPromotion } from '../promotions/list-promotions.ts';
import { promotionModel } from '../promotions/promotion.model.ts';
import type { StoredPromotion } from '../promotions/stored-promotion.ts';
import { readSharedListData } from '../shared-lists/shared-list-data.repository.ts';
import { listingDayModel } from '../views/listing-day.model.ts';
import type { ListingDay } from '../views/listing-day.ts';
import { pictureFilesOf } from './picture-files-of.ts';

const internal: readonly string[] = [
  '_id',
  'ownerId',
  'words',
  'qualityScore',
  'pictureParts',
  'risks',
  'remindAt',
  'offerAt',
  'promotionSteps',
] satisfies (keyof StoredListing)[];

const exported = ({ _id, ...listing }: StoredListing) => ({
  id: _id,
  ...Object.fromEntries(Object.entries(listing).filter(([key]) => !internal.includes(key))),
});

/**
 * All data of one person in this service: listings in every state with exact point and revisions; their
 * history; favourites; promotions; numbers; pictures; saved searches and their alerts; shared lists. Omits
 * the ids of others who acted on a listing.
 */
export async function readPersonalData(connection: Connection, owner: DataOwner): Promise<PersonalData> {
  const { userId } = owner;
  const history = historyModel(connection);
  const listings = await listingModel(connection)
    .find({ ownerId: userId })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredListing[]>();
  const ids = listings.map(({ _id }) => _id);
  const [ofListings, ownSteps, favorites, days, promotions, alerts, sharedLists] = await Promise.all([
    history
      .find({ listingId: trusted({ $in: ids }) })
      .sort({ _id: -1 })
      .lean<StoredEntry[]>(),
    history
      .find({ actorId: userId, listingId: trusted({ $nin: ids }) })
      .sort({ _id: -1 })
      .lean<StoredEntry[]>(),
    favoriteModel(connection).find({ userId }).sort({ at: -1 }).lean<Favorite[]>(),
    listingDayModel(connection)
      .find({ listing: trusted({ $in: ids }) }, { _id: 0 })
      .sort({ listing: 1, day: 1 })
      .lean<ListingDay[]>(),
    promotionModel(connection).find({ userId }).sort({ createdAt: -1 }).lean<StoredPromotion[]>(),
    readAlertData(connection, owner),
    readSharedListData(connection, userId),
  ]);
  return {
    documents: {
      listings: listings.map(exported),
      'listing-history': [...ofListings, ...ownSteps].map(({ _id, actorId, ...entry }) => ({
        id: _id,
        ...entry,
        by: actorId === userId ? 'you' : 'another',
      })),
      favorites: favorites.map(({ propertyId, at, isTold = true }) => ({
        listingId: propertyId,
        addedAt: at,
        isTold,
      })),
      'listing-statistics': days,
      promotions: promotions.map(toPromotion),
      ...alerts,
      ...sharedLists,
    },
    files: listings.flatMap(pictureFilesOf),
  };
}
