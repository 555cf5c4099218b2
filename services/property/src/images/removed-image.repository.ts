import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { UNDO_MS } from './image-file.repository.ts';
import type { StoredImage } from './stored-image.ts';

/** Collection `removed_images`: pictures just taken out of a listing; MongoDB forgets them by itself. */
export interface RemovedImage {
  listing: string;
  image: StoredImage;
  at: Date;
}

export function removedImageRepository(connection: Connection) {
  const removed = connection.collection<RemovedImage>('removed_images');
  return {
    async add(entry: RemovedImage, { session }: Unit): Promise<void> {
      await removed.insertOne(entry, { session });
    },

    /** What may still be put back into a listing. */
    async of(listing: string, now: Date, { session }: Unit): Promise<StoredImage[]> {
      const since = new Date(now.getTime() - UNDO_MS);
      const entries = await removed.find({ listing, at: { $gt: since } }, { session }).toArray();
      return entries.map(({ image }) => image);
    },

    async forget(listing: string, ids: readonly string[], { session }: Unit): Promise<void> {
      await removed.deleteMany({ listing, 'image.id': { $in: [...ids] } }, { session });
    },
  };
}
export type RemovedImageRepository = ReturnType<typeof removedImageRepository>;
