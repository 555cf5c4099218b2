import { pictureFileRepository } from '@pokriv/service-kit/picture-store/picture-file.repository';
import { trusted, type Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { pictureIdsOf } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import { imageFileModel } from './image-file.model.ts';

/** Restore period of a removed picture, in ms. */
export const UNDO_MS = 3_600_000;
/** `UNDO_MS` and an allowance for clock skew between replicas. */
export const GRACE_MS = UNDO_MS + 300_000;

export function imageFileRepository(connection: Connection) {
  const listings = listingModel(connection);

  const used = async (ids: readonly string[]): Promise<Set<string>> => {
    const one = () => trusted({ $in: [...ids] });
    const showing = await listings
      .find(
        { $or: [{ 'images.id': one() }, { 'revision.images.id': one() }] },
        { 'images.id': 1, 'revision.images.id': 1 },
      )
      .lean<Pick<StoredListing, 'images' | 'revision'>[]>();
    return new Set(showing.flatMap(pictureIdsOf));
  };

  return pictureFileRepository(connection, {
    model: imageFileModel,
    graceMs: GRACE_MS,
    used,
    busy: messages.image.busy,
  });
}
export type ImageFileRepository = ReturnType<typeof imageFileRepository>;
