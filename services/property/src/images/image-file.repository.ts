import { unavailable } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';

/** A picture taken out of a listing may be put back for so long. */
export const UNDO_MS = 3_600_000;
/** Its files stay a little longer, so that clocks that differ cannot take them from somebody who puts it back. */
export const GRACE_MS = UNDO_MS + 300_000;
const RECHECK_MS = 86_400_000;
/** After it the purge of a process that died is taken over. */
const LEASE_MS = 600_000;
const WAIT_MS = 100;
const WAITS = 50;
const DUPLICATE_KEY = 11_000;

/**
 * Collection `image_files`: the pictures whose files are in the store. Which listings show one is never counted, since
 * listings also lose, share and copy pictures: it is looked up when `checkAt` comes.
 */
export interface ImageFiles {
  /** Id of the picture. */
  _id: string;
  checkAt: Date;
  /** Since when no listing is known to show it; null: one does. */
  unusedSince: Date | null;
  /** Its files are being taken away. */
  isPurging?: true;
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

export function imageFileRepository(connection: Connection) {
  const files = connection.collection<ImageFiles>('image_files');
  const listings = connection.collection<StoredListing>('listings');

  const isClaimed = async (id: string, at: Date): Promise<boolean> => {
    const claim = { $set: { unusedSince: at, checkAt: later(at, GRACE_MS) } };
    try {
      await files.updateOne({ _id: id, isPurging: { $exists: false } }, claim, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  };

  return {
    /**
     * Before the files of an upload are put into the store: should no listing come to show it, they go again. Waits
     * while the files of an equal picture are being taken away.
     * @throws AppError UNAVAILABLE when that takes too long
     */
    async claim(id: string, at: Date): Promise<void> {
      for (let waits = 0; !(await isClaimed(id, at)); waits += 1) {
        if (waits === WAITS) throw unavailable(messages.image.busy);
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      }
    },

    /** A listing no longer shows these; pictures that were never uploaded (demo data) are not kept account of. */
    async release(ids: readonly string[], at: Date, unit: Unit): Promise<void> {
      await files.updateMany(
        { _id: { $in: [...ids] }, isPurging: { $exists: false } },
        { $set: { unusedSince: at, checkAt: later(at, GRACE_MS) } },
        { session: unit.session },
      );
    },

    async due(at: Date, limit: number): Promise<ImageFiles[]> {
      return files
        .find({ checkAt: { $lte: at } })
        .sort({ checkAt: 1 })
        .limit(limit)
        .toArray();
    },

    /** Those that a listing in any state shows, or would show once its revision is approved. */
    async used(ids: readonly string[]): Promise<Set<string>> {
      const one = { $in: [...ids] };
      const showing = await listings
        .find({ $or: [{ 'images.id': one }, { 'revision.images.id': one }] })
        .project<Pick<StoredListing, 'images' | 'revision'>>({ 'images.id': 1, 'revision.images.id': 1 })
        .toArray();
      return new Set(
        showing.flatMap(({ images, revision }) =>
          [...images, ...(revision?.images ?? [])].map((image) => image.id),
        ),
      );
    },

    /** Notes what a look at it has shown; nothing if somebody else has touched it meanwhile. */
    async note({ _id, checkAt, unusedSince }: ImageFiles, isUsed: boolean, at: Date): Promise<void> {
      const since = isUsed ? null : (unusedSince ?? at);
      const next = since ? later(since, GRACE_MS) : later(at, RECHECK_MS);
      await files.updateOne({ _id, checkAt }, { $set: { unusedSince: since, checkAt: next } });
    },

    /** @returns whether it is the caller's to take away: not if somebody else has touched it meanwhile */
    async beginPurge({ _id, checkAt }: ImageFiles, at: Date): Promise<boolean> {
      const lease = { $set: { isPurging: true as const, checkAt: later(at, LEASE_MS) } };
      const { modifiedCount } = await files.updateOne({ _id, checkAt }, lease);
      return modifiedCount === 1;
    },

    async endPurge(id: string): Promise<void> {
      await files.deleteOne({ _id: id, isPurging: true });
    },
  };
}
export type ImageFileRepository = ReturnType<typeof imageFileRepository>;
