import { trusted, type Connection } from 'mongoose';

import { listingModel } from '../../listings/listing.model.ts';
import { searchCards } from '../search-card.repository.ts';

/** A district or street of public listings, in its most frequent spelling. */
export interface ListedPlace {
  city: string;
  name: string;
}

/** A street with the mean point of its listings; null without points. */
export interface ListedStreet extends ListedPlace {
  lat: number | null;
  lon: number | null;
}

/** Timeout in ms: reads every public listing, outside of requests. */
const SUMMARY_MS = 60_000;
const MOST_PLACES = 20_000;

export function listedPlaceRepository(connection: Connection) {
  const cards = searchCards(connection);
  const listings = listingModel(connection);
  return {
    districts: (): Promise<ListedPlace[]> =>
      cards
        .aggregate<ListedPlace>(
          [
            { $match: { dn: { $ne: null } } },
            { $group: { _id: { city: '$c', name: '$dn' }, count: { $sum: 1 } } },
            { $sort: { count: -1, _id: 1 } },
            { $limit: MOST_PLACES },
            { $replaceWith: '$_id' },
          ],
          { maxTimeMS: SUMMARY_MS },
        )
        .toArray(),

    /** Only listings with a public exact address. */
    streets: (): Promise<ListedStreet[]> =>
      listings
        .aggregate<ListedStreet>([
          {
            $match: {
              status: 'active',
              isHidden: trusted({ $ne: true }),
              'fields.location.showExactAddress': true,
              'fields.location.street': trusted({ $type: 'string' }),
            },
          },
          {
            $group: {
              _id: { city: '$fields.location.city', name: '$fields.location.street' },
              count: { $sum: 1 },
              lat: { $avg: '$fields.location.geo.lat' },
              lon: { $avg: '$fields.location.geo.lon' },
            },
          },
          { $sort: { count: -1, _id: 1 } },
          { $limit: MOST_PLACES },
          { $replaceWith: { $mergeObjects: ['$_id', { lat: '$lat', lon: '$lon' }] } },
        ])
        .option({ maxTimeMS: SUMMARY_MS })
        .exec(),
  };
}
export type ListedPlaceRepository = ReturnType<typeof listedPlaceRepository>;
