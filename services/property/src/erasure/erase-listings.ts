import type { ChangedListing } from '@pokriv/contracts/channels';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { GRACE_MS, type ImageFileRepository } from '../images/image-file.repository.ts';
import type { RemovedImageRepository } from '../images/removed-image.repository.ts';
import type { HistoryRepository } from '../listings/history.repository.ts';
import { pictureIdsOf } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { publishChange, type PublishDeps } from '../search/publish-change.ts';
import { forgetListing, someIds } from './forget-listing.repository.ts';

const BATCH = 50;

export interface EraseListingsDeps extends PublishDeps {
  connection: Connection;
  inTransaction: InTransaction;
  imageFiles: ImageFileRepository;
  removedImages: RemovedImageRepository;
  history: HistoryRepository;
  now: () => Date;
}

export async function eraseListings(deps: EraseListingsDeps, ownerId: string): Promise<void> {
  for (;;) {
    const ids = await someIds(deps.connection, { ownerId }, BATCH);
    const erased: ChangedListing[] = [];
    for (const id of ids) {
      const listing = await eraseListing(deps, id);
      if (listing) erased.push({ city: listing.fields.location?.city ?? '', id });
    }
    await publishChange(deps, erased);
    if (ids.length < BATCH) return;
  }
}

function eraseListing(
  { connection, inTransaction, imageFiles, removedImages, history, now }: EraseListingsDeps,
  _id: string,
): Promise<StoredListing | null> {
  return inTransaction(async (unit) => {
    const removed = await removedImages.idsOf(_id, unit);
    const listing = await forgetListing(connection, { _id }, unit);
    if (!listing) return null;
    await history.forget(_id, unit);
    const pictures = [...pictureIdsOf(listing), ...removed];
    // pictures just removed from another listing can still be restored there: they keep their grace period
    const wanted = await removedImages.among(pictures, unit);
    await imageFiles.release([...wanted], now(), unit);
    const unwanted = pictures.filter((id) => !wanted.has(id));
    await imageFiles.release(unwanted, new Date(now().getTime() - GRACE_MS), unit);
    return listing;
  });
}
