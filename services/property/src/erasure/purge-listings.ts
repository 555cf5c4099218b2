import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { ImageFileRepository } from '../images/image-file.repository.ts';
import { pictureIdsOf } from '../listings/revision.ts';
import { deletedUntil, forgetListing, someIds } from './forget-listing.repository.ts';

/** Restore period of a deleted listing (decisions §5). */
const RESTORE_MS = 30 * 86_400_000;
const BATCH = 100;

export interface PurgeListingsDeps {
  connection: Connection;
  inTransaction: InTransaction;
  imageFiles: ImageFileRepository;
  now: () => Date;
}

/**
 * Purges listings deleted 30 days ago; their picture files follow after the grace period. One transaction
 * each; idempotent under concurrent runs.
 * @returns the number of listings
 */
export async function purgeListings(deps: PurgeListingsDeps): Promise<number> {
  const over = deletedUntil(new Date(deps.now().getTime() - RESTORE_MS));
  let purged = 0;
  for (;;) {
    const ids = await someIds(deps.connection, over, BATCH);
    for (const _id of ids) if (await isForgotten(deps, { ...over, _id })) purged += 1;
    if (ids.length < BATCH) return purged;
  }
}

function isForgotten(
  { connection, inTransaction, imageFiles, now }: PurgeListingsDeps,
  filter: ReturnType<typeof deletedUntil> & { _id: string },
): Promise<boolean> {
  return inTransaction(async (unit) => {
    const listing = await forgetListing(connection, filter, unit);
    if (!listing) return false;
    await imageFiles.release(pictureIdsOf(listing), now(), unit);
    return true;
  });
}
