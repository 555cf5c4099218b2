import type { ChangedListing } from '@pokriv/contracts/channels';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { GRACE_MS, type ImageFileRepository } from '../images/image-file.repository.ts';
import { forgetListing, pictureIdsOf } from '../jobs/forget-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { PublishChange } from '../search/publish-change.ts';

const BATCH = 50;

export interface EraseListingsDeps {
  connection: Connection;
  inTransaction: InTransaction;
  imageFiles: ImageFileRepository;
  publishChange: PublishChange;
  now: () => Date;
}

/** Erases an owner's listings of every state with their history; each in a transaction of its own. */
export async function eraseListings(deps: EraseListingsDeps, ownerId: string): Promise<void> {
  const listings = deps.connection.collection<StoredListing>('listings');
  for (;;) {
    const found = await listings
      .find({ ownerId })
      .project<{ _id: string }>({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const erased: ChangedListing[] = [];
    for (const { _id } of found) {
      const listing = await eraseListing(deps, _id);
      if (listing) erased.push({ city: listing.fields.location?.city ?? '', id: _id });
    }
    await deps.publishChange(erased);
    if (found.length < BATCH) return;
  }
}

function eraseListing(
  { connection, inTransaction, imageFiles, now }: EraseListingsDeps,
  _id: string,
): Promise<StoredListing | null> {
  return inTransaction(async (unit) => {
    const { session } = unit;
    const removed = await connection
      .collection<{ image: { id: string } }>('removed_images')
      .find({ listing: _id }, { session })
      .toArray();
    const listing = await forgetListing(connection, { _id }, unit);
    if (!listing) return null;
    await connection.collection('history').deleteMany({ listingId: _id }, { session });
    const pictures = [...pictureIdsOf(listing), ...removed.map(({ image }) => image.id)];
    const wanted = await stillWanted(connection, pictures, unit);
    await imageFiles.release([...wanted], now(), unit);
    const unwanted = pictures.filter((id) => !wanted.has(id));
    await imageFiles.release(unwanted, new Date(now().getTime() - GRACE_MS), unit);
    return listing;
  });
}

/** Pictures that somebody else has just taken out of a listing and may put back: they keep their hour of grace. */
async function stillWanted(
  connection: Connection,
  ids: readonly string[],
  { session }: Unit,
): Promise<Set<string>> {
  const removed = await connection
    .collection<{ image: { id: string } }>('removed_images')
    .find({ 'image.id': { $in: [...ids] } }, { session })
    .toArray();
  return new Set(removed.map(({ image }) => image.id));
}
