import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { StoredImage } from '../listings/stored-listing.ts';
import { UNDO_MS } from './image-file.repository.ts';
import { removedImageModel, type RemovedImage } from './removed-image.model.ts';

export function removedImageRepository(connection: Connection) {
  const removed = removedImageModel(connection);
  return {
    async add(entry: RemovedImage, { session }: Unit): Promise<void> {
      await removed.create([entry], { session });
    },

    async of(listing: string, now: Date, { session }: Unit): Promise<StoredImage[]> {
      const since = new Date(now.getTime() - UNDO_MS);
      const entries = await removed
        .find({ listing, at: trusted({ $gt: since }) })
        .session(session)
        .lean<RemovedImage[]>();
      return entries.map(({ image }) => image);
    },

    async idsOf(listing: string, { session }: Unit): Promise<string[]> {
      const entries = await removed.find({ listing }).session(session).lean<RemovedImage[]>();
      return entries.map(({ image }) => image.id);
    },

    /** Subset of these pictures that can still be restored to some listing. */
    async among(ids: readonly string[], { session }: Unit): Promise<Set<string>> {
      const entries = await removed
        .find({ 'image.id': trusted({ $in: [...ids] }) })
        .session(session)
        .lean<RemovedImage[]>();
      return new Set(entries.map(({ image }) => image.id));
    },

    async forget(listing: string, ids: readonly string[], { session }: Unit): Promise<void> {
      await removed.deleteMany({ listing, 'image.id': trusted({ $in: [...ids] }) }, { session });
    },
  };
}
export type RemovedImageRepository = ReturnType<typeof removedImageRepository>;
