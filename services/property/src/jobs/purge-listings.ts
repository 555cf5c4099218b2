import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { ImageFileRepository } from '../images/image-file.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

/** A deleted listing can be restored for so long (decisions §5). */
const RESTORE_MS = 30 * 86_400_000;
const BATCH = 100;

/** What else is kept of a listing, and the field that names it; the audit log and what others reported stay. */
const belongings = { favorites: 'propertyId', listing_days: 'listing', removed_images: 'listing' } as const;

export interface PurgeListingsDeps {
  connection: Connection;
  inTransaction: InTransaction;
  imageFiles: ImageFileRepository;
  now: () => Date;
}

/**
 * Forgets listings that were deleted 30 days ago, with all that belongs to them; their pictures' files go after their
 * hour of grace. Each in a transaction of its own; of two runs that meet the later one finds nothing.
 * @returns how many
 */
export async function purgeListings(deps: PurgeListingsDeps): Promise<number> {
  const listings = deps.connection.collection<StoredListing>('listings');
  const over = {
    status: 'deleted' as const,
    deletedAt: { $lte: new Date(deps.now().getTime() - RESTORE_MS) },
  };
  let purged = 0;
  for (;;) {
    const found = await listings.find(over).project<{ _id: string }>({ _id: 1 }).limit(BATCH).toArray();
    for (const { _id } of found) if (await isForgotten(deps, { ...over, _id })) purged += 1;
    if (found.length < BATCH) return purged;
  }
}

function isForgotten(
  { connection, inTransaction, imageFiles, now }: PurgeListingsDeps,
  filter: Pick<StoredListing, '_id' | 'status'> & { deletedAt: { $lte: Date } },
): Promise<boolean> {
  return inTransaction(async (unit) => {
    const { session } = unit;
    const listing = await connection
      .collection<StoredListing>('listings')
      .findOneAndDelete(filter, { session });
    if (!listing) return false;
    for (const [name, field] of Object.entries(belongings))
      await connection.collection(name).deleteMany({ [field]: listing._id }, { session });
    const images = [...listing.images, ...(listing.revision?.images ?? [])];
    const ids = images.map(({ id }) => id);
    await imageFiles.release(ids, now(), unit);
    return true;
  });
}
