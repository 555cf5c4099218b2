import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import { offsetBy } from '../listings/offset-point.ts';
import type { PlaceOffset } from '../listings/place-offset.model.ts';
import { placeKey } from '../listings/place-offset.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard } from '../search/search-card.ts';
import { withSums } from './with-sums.ts';

const BATCH = 500;

interface Placed {
  listing: StoredListing;
  exact: GeoPoint;
  key: string;
}

function placed(listing: StoredListing): Placed[] {
  const exact = listing.fields.location?.geo;
  return exact && listing.publicGeo ? [{ listing, exact, key: placeKey(listing.ownerId, exact) }] : [];
}

async function keepOffsets(
  connection: Connection,
  batch: readonly Placed[],
): Promise<Map<string, PlaceOffset>> {
  const offsets = connection.collection<PlaceOffset>('place_offsets');
  await offsets.bulkWrite(
    batch.map(({ listing: { ownerId, publicGeo }, exact, key: _id }) => {
      const { lat, lon } = publicGeo ?? exact;
      const own = { ownerId, north: lat - exact.lat, east: lon - exact.lon };
      return { updateOne: { filter: { _id }, update: { $setOnInsert: own }, upsert: true } };
    }),
  );
  const kept = await offsets.find({ _id: { $in: batch.map(({ key }) => key) } }).toArray();
  return new Map(kept.map((offset) => [offset._id, offset]));
}

/**
 * Gives all listings of an owner at a place one offset: separate offsets could be averaged out. Idempotent.
 */
export const placeOffsets: Migration = {
  id: 14,
  name: 'one public point for a place',
  up: async (connection) => {
    const listings = connection.collection<StoredListing>('listings');
    const write = async (batch: readonly Placed[]) => {
      if (batch.length === 0) return;
      const offsets = await keepOffsets(connection, batch);
      const moved = batch.flatMap(({ listing, exact, key }) => {
        const offset = offsets.get(key);
        return offset ? [{ ...listing, publicGeo: offsetBy(exact, offset) }] : [];
      });
      await listings.bulkWrite(
        moved.map(({ _id, publicGeo }) => ({
          updateOne: { filter: { _id }, update: { $set: { publicGeo } } },
        })),
      );
      const shown = moved.filter(({ status, isHidden }) => status === 'active' && isHidden !== true);
      if (shown.length === 0) return;
      await searchCards(connection).bulkWrite(
        shown.map((listing) => {
          const { _id, ...card } = toSearchCard(withSums(listing));
          const { lat, lon, card: json } = card;
          return { updateOne: { filter: { _id }, update: { $set: { lat, lon, card: json } } } };
        }),
      );
    };
    let batch: Placed[] = [];
    for await (const listing of listings
      .find({ 'fields.location.geo': { $exists: true } })
      .batchSize(BATCH)) {
      batch.push(...placed(listing));
      if (batch.length < BATCH) continue;
      await write(batch);
      batch = [];
    }
    await write(batch);
  },
};
