import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { offsetBy, randomOffset } from './offset-point.ts';
import { placeOffsetModel, type PlaceOffset } from './place-offset.model.ts';
import type { StoredListing } from './stored-listing.ts';

/** Decimals of a degree, about 100 m: a pin set again for the same home gets the same key. */
const PLACE_DECIMALS = 3;

export const placeKey = (ownerId: string, { lat, lon }: GeoPoint): string =>
  `${ownerId}:${lat.toFixed(PLACE_DECIMALS)}:${lon.toFixed(PLACE_DECIMALS)}`;

/**
 * Public points for exact ones (decisions §3). The random offset is stored once per owner and place: separate offsets
 * for copies of a listing could be averaged out.
 */
export function placeOffsetRepository(connection: Connection) {
  const offsets = placeOffsetModel(connection);
  return {
    async withPublicPoint(listing: StoredListing, { session }: Unit): Promise<StoredListing> {
      const exact = listing.fields.location?.geo;
      if (!exact) return { ...listing, publicGeo: null };
      if (listing.publicGeo) return listing;
      const { ownerId } = listing;
      const offset = await offsets
        .findOneAndUpdate(
          { _id: placeKey(ownerId, exact) },
          { $setOnInsert: { ownerId, ...randomOffset(exact) } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean<PlaceOffset>();
      if (!offset) throw new Error('a place offset is missing after its upsert');
      return { ...listing, publicGeo: offsetBy(exact, offset) };
    },
  };
}
export type PlaceOffsetRepository = ReturnType<typeof placeOffsetRepository>;
